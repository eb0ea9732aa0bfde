-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

CREATE TABLE "webhook" (
  "id" uuid NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "name" text NOT NULL,
  "target_url" text NOT NULL,
  "signing_secret" text,
  "status" text NOT NULL DEFAULT 'enabled',
  "told_entities" jsonb,
  "told_events" jsonb NOT NULL DEFAULT '["create","update","move","delete","restore"]'::jsonb,
  "last_result" text DEFAULT 'nothingYet',
  "delivered_at" timestamptz,
  "failing_since" timestamptz,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "updated_at" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "webhook_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_name_min_length" CHECK (char_length("name") >= 1),
  CONSTRAINT "webhook_name_max_length" CHECK (char_length("name") <= 100),
  CONSTRAINT "webhook_name_pattern" CHECK ("name" ~ E'[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff]'),
  CONSTRAINT "webhook_target_url_max_length" CHECK (char_length("target_url") <= 1000),
  CONSTRAINT "webhook_target_url_pattern" CHECK ("target_url" ~ '^https?://'),
  CONSTRAINT "webhook_target_url_format" CHECK ("target_url" ~ E'^[A-Za-z][A-Za-z0-9+.-]*:(\\/\\/(([A-Za-z0-9._~!$&''()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?(\\[[0-9A-Fa-f:.]+\\]|([A-Za-z0-9._~!$&''()*+,;=-]|%[0-9A-Fa-f]{2})*)(:[0-9]*)?(\\/([A-Za-z0-9._~!$&''()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?|\\/?(([A-Za-z0-9._~!$&''()*+,;=:@-]|%[0-9A-Fa-f]{2})([A-Za-z0-9._~!$&''()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?)([?]([A-Za-z0-9._~!$&''()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?(#([A-Za-z0-9._~!$&''()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$'),
  CONSTRAINT "webhook_status_enum" CHECK ("status" IN ('enabled', 'disabled')),
  CONSTRAINT "webhook_told_entities_type" CHECK (jsonb_typeof("told_entities") = 'array'),
  CONSTRAINT "webhook_told_entities_content" CHECK (NOT jsonb_path_exists("told_entities", 'strict $ ? (@.size() > 100 || exists(@[*] ? (!(@.type() == "string") || !(@ like_regex "^.{0,100}$" flag "s"))))', '{}', true)),
  CONSTRAINT "webhook_told_events_type" CHECK (jsonb_typeof("told_events") = 'array'),
  CONSTRAINT "webhook_told_events_content" CHECK (NOT jsonb_path_exists("told_events", 'strict $ ? (@.size() < 1 || exists(@[*] ? (!(@.type() == "string") || @.type() == "string" && !(@ == "create" || @ == "update" || @ == "move" || @ == "delete" || @ == "restore"))))', '{}', true)),
  CONSTRAINT "webhook_last_result_enum" CHECK ("last_result" IN ('nothingYet', 'delivered', 'failing'))
);

CREATE TABLE "webhook_delivery" (
  "id" uuid NOT NULL,
  "webhook_id" uuid NOT NULL,
  "told_event" text NOT NULL,
  "event_id" uuid,
  "subject" text,
  "outcome" text NOT NULL,
  "http_status" integer,
  "attempt_number" integer NOT NULL,
  "duration_ms" integer,
  "error" text,
  "event_body" jsonb,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_delivery_told_event_max_length" CHECK (char_length("told_event") <= 120),
  CONSTRAINT "webhook_delivery_subject_max_length" CHECK (char_length("subject") <= 300),
  CONSTRAINT "webhook_delivery_outcome_enum" CHECK ("outcome" IN ('delivered', 'undelivered', 'givenUp')),
  CONSTRAINT "webhook_delivery_http_status_min" CHECK ("http_status" >= 100),
  CONSTRAINT "webhook_delivery_http_status_max" CHECK ("http_status" <= 999),
  CONSTRAINT "webhook_delivery_attempt_number_min" CHECK ("attempt_number" >= 1),
  CONSTRAINT "webhook_delivery_duration_ms_min" CHECK ("duration_ms" >= 0),
  CONSTRAINT "webhook_delivery_error_max_length" CHECK (char_length("error") <= 500),
  CONSTRAINT "webhook_delivery_event_body_type" CHECK (jsonb_typeof("event_body") = 'object')
);

CREATE UNIQUE INDEX "webhook_name_key" ON "webhook" ("name");

CREATE INDEX "webhook_created_at_id_idx" ON "webhook" ("created_at", "id");

CREATE INDEX "webhook_status_created_at_id_idx" ON "webhook" ("status", "created_at", "id");

CREATE INDEX "webhook_last_result_created_at_id_idx" ON "webhook" ("last_result", "created_at", "id");

CREATE INDEX "webhook_delivered_at_id_idx" ON "webhook" ("delivered_at", "id");

CREATE INDEX "webhook_name_grams" ON "webhook" USING gin (fx_ngrams("name"));

CREATE INDEX "webhook_target_url_grams" ON "webhook" USING gin (fx_ngrams("target_url"));

CREATE INDEX "webhook_delivery_created_at_id_idx" ON "webhook_delivery" ("created_at", "id");

CREATE INDEX "webhook_delivery_webhook_id_created_at_id_idx" ON "webhook_delivery" ("webhook_id", "created_at", "id");

CREATE INDEX "webhook_delivery_told_event_created_at_id_idx" ON "webhook_delivery" ("told_event", "created_at", "id");

CREATE INDEX "webhook_delivery_event_id_created_at_id_idx" ON "webhook_delivery" ("event_id", "created_at", "id");

CREATE INDEX "webhook_delivery_outcome_created_at_id_idx" ON "webhook_delivery" ("outcome", "created_at", "id");

CREATE INDEX "webhook_delivery_http_status_id_idx" ON "webhook_delivery" ("http_status", "id");

CREATE INDEX "webhook_delivery_attempt_number_id_idx" ON "webhook_delivery" ("attempt_number", "id");

CREATE INDEX "webhook_delivery_duration_ms_id_idx" ON "webhook_delivery" ("duration_ms", "id");

ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook" ("id");
