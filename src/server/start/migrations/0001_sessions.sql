-- What log-ins need beside the entities. No foreign key leads to "user": these rows follow their user through
-- the queries that read them and expire by themselves, and the entities' migrations stay free to change that table.

CREATE TABLE session (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  remember boolean NOT NULL,
  address text NOT NULL,
  agent text NOT NULL
);
CREATE INDEX session_user_id_idx ON session (user_id);
CREATE INDEX session_expires_at_idx ON session (expires_at);

-- A user stands here while the present password was given by someone else and must be changed.
CREATE TABLE password_change_due (
  user_id uuid PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE captcha (
  id uuid PRIMARY KEY,
  answer text NOT NULL,
  address text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_expires_at_idx ON captcha (expires_at);
CREATE INDEX captcha_address_idx ON captcha (address, expires_at);

-- Failed attempts and those still being checked, under the key they are counted by: account:… or address:…
CREATE TABLE login_attempt (
  id uuid NOT NULL,
  counted_by text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (counted_by, id)
);
CREATE INDEX login_attempt_at_idx ON login_attempt (at);
CREATE INDEX login_attempt_id_idx ON login_attempt (id);
