-- The check of the audit log that is under way, which every process can see, and the last one that was finished. That
-- one is signed: nobody can write down a check that never was.
CREATE TABLE audit_check (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  started_at timestamptz,
  -- When the process that checks was last heard of: one that was killed does not keep others from checking.
  seen_at timestamptz,
  done bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL DEFAULT 0,
  result text,
  signature text NOT NULL DEFAULT ''
);
INSERT INTO audit_check DEFAULT VALUES;
