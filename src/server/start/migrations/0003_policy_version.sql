-- The version of what permissions are made of. Every request reads it along with its session, so a process that holds
-- an earlier one reads the policy again before it decides. Whoever writes, the triggers see it; the row stays locked
-- until the commit, so that versions are told in the order in which their changes become visible.
CREATE TABLE policy_version (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version integer NOT NULL DEFAULT 1,
  changed_by xid8
);
INSERT INTO policy_version DEFAULT VALUES;

CREATE FUNCTION note_policy_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE policy_version SET version = version + 1, changed_by = pg_current_xact_id()
  WHERE changed_by IS DISTINCT FROM pg_current_xact_id();
  RETURN NULL;
END $$;

-- For each statement and not deferred: a migration may change rows and the table in one transaction.
CREATE TRIGGER menu_policy_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu"
  FOR EACH STATEMENT EXECUTE FUNCTION note_policy_change();
CREATE TRIGGER role_policy_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "role"
  FOR EACH STATEMENT EXECUTE FUNCTION note_policy_change();
CREATE TRIGGER role_menus_policy_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "role_menus"
  FOR EACH STATEMENT EXECUTE FUNCTION note_policy_change();
