-- The pages of other lists into which the filters of an export look: its file tells of their records.
ALTER TABLE export_job ADD COLUMN pages text[] NOT NULL DEFAULT '{}';
