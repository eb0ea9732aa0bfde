-- What each user filled in on a sample form: one row per user and form, which nobody else reads.
-- No foreign key leads to "user", as with sessions.
CREATE TABLE sample_form (
  user_id uuid NOT NULL,
  form text NOT NULL,
  state text NOT NULL CHECK (state IN ('empty', 'draft', 'submitted')),
  -- Not jsonb: a draft may hold text that jsonb refuses.
  content json NOT NULL,
  version integer NOT NULL,
  updated_time timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, form)
);
