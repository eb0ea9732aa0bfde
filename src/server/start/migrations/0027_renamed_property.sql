-- Properties that go by another name, noted by the migrations that renamed their columns; the next start renames them in
-- saved views, and the history tells them by their present name. The entities' migrations come first, so it may be there already.
CREATE TABLE IF NOT EXISTS renamed_property (
  entity text NOT NULL,
  former text NOT NULL,
  name text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  settled_at timestamptz
);
