-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

DROP INDEX "logger_user_name_created_at_id_idx";

DROP INDEX "logger_trace_id_grams";
