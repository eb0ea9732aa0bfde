-- When a session was last used, so that people can tell their own log-ins from others'.
ALTER TABLE session ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT clock_timestamp();
UPDATE session SET last_used_at = created_at;

-- Which kinds of notification a user does not want; a kind without a row is wanted, so that new kinds reach everybody.
-- No foreign key leads to "user", as with sessions.
CREATE TABLE notification_choice (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  PRIMARY KEY (user_id, kind)
);
