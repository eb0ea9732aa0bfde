-- What users prove themselves by besides the password: the sealed secret of an authenticator, which counts once a first code
-- has confirmed it. No foreign key leads to "user", as with sessions.
CREATE TABLE second_factor (
  user_id uuid PRIMARY KEY,
  secret text NOT NULL,
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: no code is taken twice.
  last_step bigint NOT NULL DEFAULT 0
);

-- Codes for the day on which the authenticator is lost, each for one use; random, so a plain hash keeps them.
CREATE TABLE recovery_code (
  user_id uuid NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (user_id, hash)
);

-- A session is good for everything only once its user has the second factor that a role demands.
CREATE TRIGGER second_factor_access_change AFTER INSERT OR UPDATE OF confirmed_at OR DELETE OR TRUNCATE ON second_factor
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
