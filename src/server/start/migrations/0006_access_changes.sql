-- Whatever decides who may call tells so after its commit: each process keeps what it read of a session for a moment.
CREATE FUNCTION tell_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY access;
  RETURN NULL;
END $$;

-- The time of the last use is written often and changes nothing.
CREATE TRIGGER session_access_change AFTER DELETE OR UPDATE OF user_id, expires_at, token_hash OR TRUNCATE ON session
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
CREATE TRIGGER password_change_due_access_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON password_change_due
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
CREATE TRIGGER policy_version_access_change AFTER UPDATE ON policy_version
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
-- No columns are named: a migration may change them.
CREATE TRIGGER user_access_change AFTER UPDATE OR DELETE OR TRUNCATE ON "user"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
CREATE TRIGGER user_roles_access_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "user_roles"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
