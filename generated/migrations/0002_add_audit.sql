-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

CREATE TABLE "audit" (
  "id" uuid NOT NULL,
  "action" text NOT NULL,
  "entity" text,
  "record_id" uuid,
  "subject" text NOT NULL,
  "user_id" uuid,
  "user_name" text,
  "address" text,
  "agent" text,
  "trace_id" text,
  "before" jsonb,
  "after" jsonb,
  "detail" jsonb,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "audit_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "audit_action_enum" CHECK ("action" IN ('create', 'update', 'move', 'delete', 'clear', 'password', 'login', 'loginFailed', 'logout', 'refuse', 'call')),
  CONSTRAINT "audit_entity_max_length" CHECK (char_length("entity") <= 100),
  CONSTRAINT "audit_subject_max_length" CHECK (char_length("subject") <= 300),
  CONSTRAINT "audit_user_name_max_length" CHECK (char_length("user_name") <= 200),
  CONSTRAINT "audit_address_max_length" CHECK (char_length("address") <= 100),
  CONSTRAINT "audit_agent_max_length" CHECK (char_length("agent") <= 300),
  CONSTRAINT "audit_trace_id_max_length" CHECK (char_length("trace_id") <= 64),
  CONSTRAINT "audit_before_type" CHECK (jsonb_typeof("before") = 'object'),
  CONSTRAINT "audit_after_type" CHECK (jsonb_typeof("after") = 'object'),
  CONSTRAINT "audit_detail_type" CHECK (jsonb_typeof("detail") = 'object')
);

CREATE INDEX "audit_created_at_id_idx" ON "audit" ("created_at", "id");

CREATE INDEX "audit_action_created_at_id_idx" ON "audit" ("action", "created_at", "id");

CREATE INDEX "audit_entity_created_at_id_idx" ON "audit" ("entity", "created_at", "id");

CREATE INDEX "audit_record_id_created_at_id_idx" ON "audit" ("record_id", "created_at", "id");

CREATE INDEX "audit_user_id_created_at_id_idx" ON "audit" ("user_id", "created_at", "id");

CREATE INDEX "audit_user_name_created_at_id_idx" ON "audit" ("user_name", "created_at", "id");

CREATE INDEX "audit_trace_id_created_at_id_idx" ON "audit" ("trace_id", "created_at", "id");
