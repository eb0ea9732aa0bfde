-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

ALTER TABLE "role" ADD COLUMN "second_factor" boolean DEFAULT false;

CREATE INDEX "role_second_factor_sequence_created_at_id_idx" ON "role" ("second_factor", "sequence", "created_at" DESC, "id" DESC);
