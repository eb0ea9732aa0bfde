-- Roles whose view of the console a session has taken, to look only; not set for everybody else.
ALTER TABLE session ADD COLUMN viewed_roles uuid[];

DROP TRIGGER session_access_change ON session;
CREATE TRIGGER session_access_change
  AFTER DELETE OR UPDATE OF user_id, expires_at, token_hash, viewed_roles OR TRUNCATE ON session
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
