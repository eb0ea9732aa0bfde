-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

CREATE TABLE "distribution_version" (
  "id" uuid NOT NULL,
  "number" integer NOT NULL,
  "rates" jsonb NOT NULL,
  "user_name" text,
  "since" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "distribution_version_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "distribution_version_number_min" CHECK ("number" >= 1),
  CONSTRAINT "distribution_version_rates_type" CHECK (jsonb_typeof("rates") = 'array'),
  CONSTRAINT "distribution_version_rates_content" CHECK (NOT jsonb_path_exists("rates", 'strict $ ? (@.size() > 10 || exists(@[*] ? (!(@.type() == "object") || !(@.keyvalue().key == "leave") || !(@.keyvalue().key == "rate") || exists(@.keyvalue() ? (@.key != "leave" && @.key != "rate")) || exists(@."leave" ? (!(@.type() == "number") || @.floor() != @ || @ < 1 || @ > 10)) || exists(@."rate" ? (!(@.type() == "number") || @ < 0 || @ > 100)))))', '{}', true)),
  CONSTRAINT "distribution_version_user_name_max_length" CHECK (char_length("user_name") <= 50)
);

ALTER TABLE "distribution_log" ADD COLUMN "order_id" uuid;

ALTER TABLE "distribution_log" ADD COLUMN "level" integer;

ALTER TABLE "distribution_log" ADD COLUMN "kind" text DEFAULT 'earned';

ALTER TABLE "distribution_log" ADD COLUMN "reason" text;

ALTER TABLE "distribution_log" ADD COLUMN "base" numeric;

ALTER TABLE "distribution_log" ADD COLUMN "cut" numeric;

ALTER TABLE "distribution_log" ADD COLUMN "rule_version" integer;

ALTER TABLE "order" ADD COLUMN "chain" jsonb;

ALTER TABLE "order" ADD COLUMN "rule_version" integer;

ALTER TABLE "user" ADD COLUMN "invite_id" uuid;

ALTER TABLE "user" ADD COLUMN "invited_at" timestamptz;

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_level_min" CHECK ("level" >= 1);

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_level_max" CHECK ("level" <= 10);

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_kind_enum" CHECK ("kind" IN ('earned', 'taken_back', 'nothing'));

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_reason_enum" CHECK ("reason" IN ('frozen', 'deleted', 'minimum', 'below_fen'));

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_base_min" CHECK ("base" >= 0);

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_base_max" CHECK ("base" <= 99999999.99);

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_base_multiple_of" CHECK (mod("base", 0.01) = 0);

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_cut_min" CHECK ("cut" >= 0);

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_cut_max" CHECK ("cut" <= 99999999.99);

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_cut_multiple_of" CHECK (mod("cut", 0.01) = 0);

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_rule_version_min" CHECK ("rule_version" >= 1);

ALTER TABLE "order" ADD CONSTRAINT "order_chain_type" CHECK (jsonb_typeof("chain") = 'array');

ALTER TABLE "order" ADD CONSTRAINT "order_chain_content" CHECK (NOT jsonb_path_exists("chain", 'strict $ ? (@.size() > 10 || exists(@[*] ? (!(@.type() == "string") || !(@ like_regex "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" flag "s"))))', '{}', true));

ALTER TABLE "order" ADD CONSTRAINT "order_rule_version_min" CHECK ("rule_version" >= 0);

CREATE UNIQUE INDEX "distribution_log_order_id_level_kind_key" ON "distribution_log" ("order_id", "level", "kind");

CREATE INDEX "distribution_log_order_id_createdAt_id_idx" ON "distribution_log" ("order_id", "createdAt", "id");

CREATE INDEX "distribution_log_kind_createdAt_id_idx" ON "distribution_log" ("kind", "createdAt", "id");

CREATE INDEX "distribution_log_reason_createdAt_id_idx" ON "distribution_log" ("reason", "createdAt", "id");

CREATE INDEX "distribution_log_level_id_idx" ON "distribution_log" ("level", "id");

CREATE INDEX "user_invite_id_created_at_id_idx" ON "user" ("invite_id", "created_at", "id");

CREATE UNIQUE INDEX "distribution_version_number_key" ON "distribution_version" ("number");

CREATE INDEX "distribution_version_number_id_idx" ON "distribution_version" ("number", "id");

CREATE INDEX "distribution_version_since_id_idx" ON "distribution_version" ("since", "id");

CREATE INDEX "distribution_version_user_name_grams" ON "distribution_version" USING gin (fx_ngrams("user_name"));

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order" ("id");

ALTER TABLE "user" ADD CONSTRAINT "user_invite_id_fkey" FOREIGN KEY ("invite_id") REFERENCES "user" ("id");
