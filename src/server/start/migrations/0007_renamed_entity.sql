-- Entities that go by another name, noted by the migrations that renamed their tables; the next start renames what lies
-- in rows: menus, buttons, and the calls that they open. The entities' migrations come first, so it may be there already.
CREATE TABLE IF NOT EXISTS renamed_entity (
  former text NOT NULL,
  name text NOT NULL,
  former_path text NOT NULL,
  path text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  settled_at timestamptz
);
