-- What people are told of, written in the transaction that causes it and without words: who sees it follows from the
-- code's page when it is read. No foreign key leads to an entity's table, so that its migrations stay free.
CREATE TABLE notification (
  id uuid PRIMARY KEY,
  code text NOT NULL,
  record_id uuid,
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  settled_at timestamptz
);
CREATE UNIQUE INDEX notification_open_key ON notification (code, record_id) WHERE settled_at IS NULL;
CREATE INDEX notification_created_at_idx ON notification (created_at);

CREATE TABLE notification_read (
  user_id uuid NOT NULL,
  notification_id uuid NOT NULL REFERENCES notification ON DELETE CASCADE,
  PRIMARY KEY (user_id, notification_id)
);
CREATE INDEX notification_read_notification_id_idx ON notification_read (notification_id);

-- Versions of the product that this database has seen, so that the start of a new one is told once.
CREATE TABLE started_version (
  version text PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- The channel `live` tells every process what its open streams have to pass on; equal payloads of one transaction are one.
-- New notices are told after the commit, by src/server/notifications/announceNotices.ts: transactions that notify commit
-- one after the other, which would halve the rate of ten clients that order at once. The others here are rare.
CREATE FUNCTION tell_live() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
BEGIN
  PERFORM pg_notify('live', concat_ws(' ', TG_ARGV[0], coalesce(after, before) ->> TG_ARGV[1]));
  RETURN NULL;
END $$;

CREATE TRIGGER notification_read_live AFTER INSERT ON notification_read
  FOR EACH ROW EXECUTE FUNCTION tell_live('noticesOf', 'user_id');
CREATE TRIGGER policy_version_live AFTER UPDATE ON policy_version
  FOR EACH ROW EXECUTE FUNCTION tell_live('permissions');
CREATE TRIGGER user_roles_live AFTER INSERT OR UPDATE OR DELETE ON "user_roles"
  FOR EACH ROW EXECUTE FUNCTION tell_live('permissionsOf', 'owner');
CREATE TRIGGER session_live AFTER DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION tell_live('ended', 'id');
