-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

DROP INDEX "department_updated_at_id_idx";

DROP INDEX "distribution_log_updatedAt_id_idx";

DROP INDEX "good_updatedAt_id_idx";

DROP INDEX "menu_updated_at_id_idx";

DROP INDEX "role_updated_at_id_idx";

DROP INDEX "user_updated_at_id_idx";
