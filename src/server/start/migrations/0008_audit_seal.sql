-- What makes the audit log tamper-evident. A row of "audit" is written in the transaction of the change, with its
-- signature waiting in audit_pending; right after the commit it gets the next number of the chain in audit_seal.
CREATE TABLE audit_pending (
  audit_id uuid PRIMARY KEY,
  signature text NOT NULL
);

-- Each hash covers the number, the row's signature and the hash before it. No foreign keys: what an intruder removes
-- has to be missed by the check, not refused by a constraint that they would drop first.
CREATE TABLE audit_seal (
  number bigint PRIMARY KEY,
  audit_id uuid NOT NULL UNIQUE,
  signature text NOT NULL,
  hash text NOT NULL
);

-- The last number and its hash, signed; whoever seals locks this row.
CREATE TABLE audit_head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  number bigint NOT NULL DEFAULT 0,
  hash text NOT NULL DEFAULT '',
  signature text NOT NULL DEFAULT ''
);
INSERT INTO audit_head DEFAULT VALUES;

CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of the audit log are only ever added';
END $$;

CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();
CREATE TRIGGER audit_seal_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seal
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();
