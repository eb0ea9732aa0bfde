-- The departments whose records an export may hold: its file is refused once its owner sees fewer. Empty: the export did not
-- depend on departments. NULL: an export that was made before they were stored.
ALTER TABLE export_job ADD COLUMN departments uuid[];
UPDATE export_job SET departments = '{}'
  WHERE NOT EXISTS (SELECT FROM unnest(pages) AS required (code) WHERE code LIKE '%.seeDepartment');
