-- A session of a program: it has a name, begins without a log-in and lasts until its day.
ALTER TABLE session ADD COLUMN key_name text;
ALTER TABLE session ADD COLUMN read_only boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX session_key_name ON session (user_id, key_name) WHERE key_name IS NOT NULL;
