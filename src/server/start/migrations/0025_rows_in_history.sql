-- The history of a record tells what became of its rows, too: their entries name their owners.
CREATE INDEX audit_row_of ON "audit" USING gin (("detail" -> 'rowOf') jsonb_path_ops) WHERE "detail" ? 'rowOf';
