-- Exports that go on when their page is left. The process that took the call makes the file and says every few seconds that it
-- still does; a job that is silent for longer has lost it. No foreign key leads to an entity's table.
CREATE TABLE export_job (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  entity text NOT NULL,
  format text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  rows integer NOT NULL,
  rows_done integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  -- Why it failed: a key of the error table.
  reason text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  beat_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX export_job_user_id_idx ON export_job (user_id, created_at);

-- The file, piece by piece: every process can hand it out, and it goes with its job.
CREATE TABLE export_part (
  job_id uuid NOT NULL REFERENCES export_job ON DELETE CASCADE,
  number integer NOT NULL,
  -- Compressed by gzip, so that PostgreSQL need not try.
  bytes bytea NOT NULL,
  PRIMARY KEY (job_id, number)
);
ALTER TABLE export_part ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Told to one person alone; missing: to everyone who may open the page it is about.
ALTER TABLE notification ADD COLUMN user_id uuid;
