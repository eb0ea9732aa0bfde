-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

CREATE OR REPLACE FUNCTION fx_grams(s text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  a text[] := regexp_split_to_array(lower(s), '');
  n int := array_length(a, 1);
  r text[] := a;
BEGIN
  FOR i IN 1..n - 1 LOOP
    r[n + i] := a[i] || a[i + 1];
  END LOOP;
  RETURN r;
END $$;

CREATE TABLE "department" (
  "id" uuid NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "code" text NOT NULL,
  "name" text NOT NULL,
  "parent_id" uuid,
  "leader_id" uuid,
  "sequence" integer NOT NULL DEFAULT 0,
  "status" text NOT NULL DEFAULT 'enabled',
  "description" text,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "updated_at" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "department_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "department_code_min_length" CHECK (char_length("code") >= 1),
  CONSTRAINT "department_code_max_length" CHECK (char_length("code") <= 100),
  CONSTRAINT "department_code_pattern" CHECK ("code" ~ '^[A-Za-z][A-Za-z0-9_.-]*$'),
  CONSTRAINT "department_name_min_length" CHECK (char_length("name") >= 1),
  CONSTRAINT "department_name_max_length" CHECK (char_length("name") <= 100),
  CONSTRAINT "department_sequence_min" CHECK ("sequence" >= 0),
  CONSTRAINT "department_sequence_max" CHECK ("sequence" <= 999999),
  CONSTRAINT "department_status_enum" CHECK ("status" IN ('enabled', 'disabled')),
  CONSTRAINT "department_description_max_length" CHECK (char_length("description") <= 1000)
);

CREATE TABLE "distribution" (
  "id" uuid NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "leave" integer NOT NULL,
  "rate" numeric NOT NULL,
  CONSTRAINT "distribution_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "distribution_leave_min" CHECK ("leave" >= 1),
  CONSTRAINT "distribution_leave_max" CHECK ("leave" <= 10),
  CONSTRAINT "distribution_rate_min" CHECK ("rate" >= 0),
  CONSTRAINT "distribution_rate_max" CHECK ("rate" <= 100),
  CONSTRAINT "distribution_rate_multiple_of" CHECK (mod("rate", 0.01) = 0)
);

CREATE TABLE "distribution_log" (
  "id" uuid NOT NULL,
  "trade_no" text NOT NULL,
  "good_id" uuid NOT NULL,
  "user_id" uuid NOT NULL,
  "name" text NOT NULL,
  "good_min" numeric NOT NULL,
  "order_amount" numeric NOT NULL,
  "rate" numeric NOT NULL,
  "amount" numeric NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "distribution_log_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "distribution_log_trade_no_min_length" CHECK (char_length("trade_no") >= 1),
  CONSTRAINT "distribution_log_trade_no_max_length" CHECK (char_length("trade_no") <= 32),
  CONSTRAINT "distribution_log_name_max_length" CHECK (char_length("name") <= 200),
  CONSTRAINT "distribution_log_good_min_min" CHECK ("good_min" >= 0),
  CONSTRAINT "distribution_log_good_min_max" CHECK ("good_min" <= 99999999.99),
  CONSTRAINT "distribution_log_good_min_multiple_of" CHECK (mod("good_min", 0.01) = 0),
  CONSTRAINT "distribution_log_order_amount_min" CHECK ("order_amount" >= 0),
  CONSTRAINT "distribution_log_order_amount_max" CHECK ("order_amount" <= 99999999.99),
  CONSTRAINT "distribution_log_order_amount_multiple_of" CHECK (mod("order_amount", 0.01) = 0),
  CONSTRAINT "distribution_log_rate_min" CHECK ("rate" >= 0),
  CONSTRAINT "distribution_log_rate_max" CHECK ("rate" <= 100),
  CONSTRAINT "distribution_log_rate_multiple_of" CHECK (mod("rate", 0.01) = 0),
  CONSTRAINT "distribution_log_amount_min" CHECK ("amount" >= -99999999.99),
  CONSTRAINT "distribution_log_amount_max" CHECK ("amount" <= 99999999.99),
  CONSTRAINT "distribution_log_amount_multiple_of" CHECK (mod("amount", 0.01) = 0)
);

CREATE TABLE "good" (
  "id" uuid NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "name" text NOT NULL,
  "price" numeric NOT NULL,
  "min_price" numeric NOT NULL DEFAULT 0,
  "first_price" numeric NOT NULL DEFAULT 0,
  "sequence" integer NOT NULL DEFAULT 0,
  "status" text NOT NULL DEFAULT 'draft',
  "summary" text,
  "image" text,
  "images" jsonb,
  "description" text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "good_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "good_name_min_length" CHECK (char_length("name") >= 1),
  CONSTRAINT "good_name_max_length" CHECK (char_length("name") <= 200),
  CONSTRAINT "good_price_min" CHECK ("price" >= 0),
  CONSTRAINT "good_price_max" CHECK ("price" <= 99999999.99),
  CONSTRAINT "good_price_multiple_of" CHECK (mod("price", 0.01) = 0),
  CONSTRAINT "good_min_price_min" CHECK ("min_price" >= 0),
  CONSTRAINT "good_min_price_max" CHECK ("min_price" <= 99999999.99),
  CONSTRAINT "good_min_price_multiple_of" CHECK (mod("min_price", 0.01) = 0),
  CONSTRAINT "good_min_price_at_most" CHECK ("min_price" <= "price"),
  CONSTRAINT "good_first_price_min" CHECK ("first_price" >= 0),
  CONSTRAINT "good_first_price_max" CHECK ("first_price" <= 99999999.99),
  CONSTRAINT "good_first_price_multiple_of" CHECK (mod("first_price", 0.01) = 0),
  CONSTRAINT "good_first_price_at_most" CHECK ("first_price" <= "price"),
  CONSTRAINT "good_sequence_min" CHECK ("sequence" >= 0),
  CONSTRAINT "good_sequence_max" CHECK ("sequence" <= 999999),
  CONSTRAINT "good_status_enum" CHECK ("status" IN ('draft', 'normal', 'sold_out')),
  CONSTRAINT "good_summary_max_length" CHECK (char_length("summary") <= 500),
  CONSTRAINT "good_image_max_length" CHECK (char_length("image") <= 1000),
  CONSTRAINT "good_image_pattern" CHECK ("image" ~ E'^(https?:/)?/[^ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+$'),
  CONSTRAINT "good_images_type" CHECK (jsonb_typeof("images") = 'array'),
  CONSTRAINT "good_description_max_length" CHECK (char_length("description") <= 100000)
);

CREATE TABLE "logger" (
  "id" uuid NOT NULL,
  "level" text NOT NULL,
  "message" text NOT NULL,
  "tag" text,
  "trace_id" text,
  "user_name" text,
  "data" jsonb,
  "stack" text,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "logger_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "logger_level_enum" CHECK ("level" IN ('trace', 'debug', 'info', 'warn', 'error', 'fatal')),
  CONSTRAINT "logger_message_max_length" CHECK (char_length("message") <= 2000),
  CONSTRAINT "logger_tag_max_length" CHECK (char_length("tag") <= 50),
  CONSTRAINT "logger_trace_id_max_length" CHECK (char_length("trace_id") <= 64),
  CONSTRAINT "logger_user_name_max_length" CHECK (char_length("user_name") <= 50),
  CONSTRAINT "logger_data_type" CHECK (jsonb_typeof("data") = 'object'),
  CONSTRAINT "logger_stack_max_length" CHECK (char_length("stack") <= 20000)
);

CREATE TABLE "menu" (
  "id" uuid NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "code" text NOT NULL,
  "name" text NOT NULL,
  "path" text,
  "sequence" integer NOT NULL DEFAULT 0,
  "type" text NOT NULL DEFAULT 'page',
  "status" text NOT NULL DEFAULT 'enabled',
  "description" text,
  "properties" jsonb,
  "parent_id" uuid,
  "resources" jsonb,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "updated_at" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "menu_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "menu_code_min_length" CHECK (char_length("code") >= 1),
  CONSTRAINT "menu_code_max_length" CHECK (char_length("code") <= 100),
  CONSTRAINT "menu_code_pattern" CHECK ("code" ~ '^[A-Za-z][A-Za-z0-9_.-]*$'),
  CONSTRAINT "menu_name_min_length" CHECK (char_length("name") >= 1),
  CONSTRAINT "menu_name_max_length" CHECK (char_length("name") <= 100),
  CONSTRAINT "menu_path_max_length" CHECK (char_length("path") <= 200),
  CONSTRAINT "menu_sequence_min" CHECK ("sequence" >= 0),
  CONSTRAINT "menu_sequence_max" CHECK ("sequence" <= 999999),
  CONSTRAINT "menu_type_enum" CHECK ("type" IN ('page', 'button')),
  CONSTRAINT "menu_status_enum" CHECK ("status" IN ('enabled', 'disabled')),
  CONSTRAINT "menu_description_max_length" CHECK (char_length("description") <= 1000),
  CONSTRAINT "menu_properties_type" CHECK (jsonb_typeof("properties") = 'object'),
  CONSTRAINT "menu_resources_type" CHECK (jsonb_typeof("resources") = 'array')
);

CREATE TABLE "order" (
  "id" uuid NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "trade_no" text NOT NULL,
  "good_id" uuid NOT NULL,
  "name" text,
  "num" numeric NOT NULL,
  "user_id" uuid NOT NULL,
  "invite_id" uuid,
  "pay_no" text,
  "pay_time" timestamptz,
  "status" text NOT NULL DEFAULT 'pending',
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "order_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "order_trade_no_min_length" CHECK (char_length("trade_no") >= 1),
  CONSTRAINT "order_trade_no_max_length" CHECK (char_length("trade_no") <= 32),
  CONSTRAINT "order_name_max_length" CHECK (char_length("name") <= 200),
  CONSTRAINT "order_num_min" CHECK ("num" >= 0),
  CONSTRAINT "order_num_max" CHECK ("num" <= 99999999.99),
  CONSTRAINT "order_num_multiple_of" CHECK (mod("num", 0.01) = 0),
  CONSTRAINT "order_pay_no_max_length" CHECK (char_length("pay_no") <= 64),
  CONSTRAINT "order_status_enum" CHECK ("status" IN ('pending', 'fail', 'success', 'refusing', 'refused', 'refused_fail'))
);

CREATE TABLE "role" (
  "id" uuid NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "code" text NOT NULL,
  "name" text NOT NULL,
  "sequence" integer NOT NULL DEFAULT 0,
  "status" text NOT NULL DEFAULT 'enabled',
  "description" text,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "updated_at" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "role_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "role_code_min_length" CHECK (char_length("code") >= 1),
  CONSTRAINT "role_code_max_length" CHECK (char_length("code") <= 100),
  CONSTRAINT "role_code_pattern" CHECK ("code" ~ '^[A-Za-z][A-Za-z0-9_.-]*$'),
  CONSTRAINT "role_name_min_length" CHECK (char_length("name") >= 1),
  CONSTRAINT "role_name_max_length" CHECK (char_length("name") <= 100),
  CONSTRAINT "role_sequence_min" CHECK ("sequence" >= 0),
  CONSTRAINT "role_sequence_max" CHECK ("sequence" <= 999999),
  CONSTRAINT "role_status_enum" CHECK ("status" IN ('enabled', 'disabled')),
  CONSTRAINT "role_description_max_length" CHECK (char_length("description") <= 1000)
);

CREATE TABLE "role_menus" (
  "owner" uuid NOT NULL,
  "target" uuid NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT "role_menus_pkey" PRIMARY KEY ("owner", "target")
);

CREATE TABLE "user" (
  "id" uuid NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "username" text NOT NULL,
  "password" text,
  "name" text NOT NULL,
  "email" text,
  "phone" text,
  "department_id" uuid,
  "avatar" text,
  "nickname" text,
  "profile" text,
  "country" text,
  "province" text,
  "city" text,
  "address" text,
  "remark" text,
  "status" text NOT NULL DEFAULT 'activated',
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "updated_at" timestamptz NOT NULL DEFAULT now(),
  "deleted_at" timestamptz,
  CONSTRAINT "user_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "user_username_min_length" CHECK (char_length("username") >= 1),
  CONSTRAINT "user_username_max_length" CHECK (char_length("username") <= 50),
  CONSTRAINT "user_username_pattern" CHECK ("username" ~ '^[A-Za-z0-9_.@-]+$'),
  CONSTRAINT "user_name_min_length" CHECK (char_length("name") >= 1),
  CONSTRAINT "user_name_max_length" CHECK (char_length("name") <= 50),
  CONSTRAINT "user_email_max_length" CHECK (char_length("email") <= 254),
  CONSTRAINT "user_email_format" CHECK ("email" ~ E'^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'),
  CONSTRAINT "user_phone_max_length" CHECK (char_length("phone") <= 20),
  CONSTRAINT "user_phone_pattern" CHECK ("phone" ~ '^[+]?[0-9][0-9 -]{4,18}$'),
  CONSTRAINT "user_avatar_max_length" CHECK (char_length("avatar") <= 1000),
  CONSTRAINT "user_avatar_pattern" CHECK ("avatar" ~ E'^(https?:/)?/[^ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+$'),
  CONSTRAINT "user_nickname_max_length" CHECK (char_length("nickname") <= 50),
  CONSTRAINT "user_profile_max_length" CHECK (char_length("profile") <= 500),
  CONSTRAINT "user_country_max_length" CHECK (char_length("country") <= 50),
  CONSTRAINT "user_province_max_length" CHECK (char_length("province") <= 50),
  CONSTRAINT "user_city_max_length" CHECK (char_length("city") <= 50),
  CONSTRAINT "user_address_max_length" CHECK (char_length("address") <= 200),
  CONSTRAINT "user_remark_max_length" CHECK (char_length("remark") <= 500),
  CONSTRAINT "user_status_enum" CHECK ("status" IN ('activated', 'freezed'))
);

CREATE TABLE "user_roles" (
  "owner" uuid NOT NULL,
  "target" uuid NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT "user_roles_pkey" PRIMARY KEY ("owner", "target")
);

CREATE TABLE "we_chat_config" (
  "id" uuid NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "mp_appid" text,
  "mp_app_secret" text,
  "xcx_appid" text,
  "xcx_app_secret" text,
  "mch_id" text,
  "mch_key" text,
  "mach_v3_key" text,
  "pay_notify_url" text,
  CONSTRAINT "we_chat_config_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "we_chat_config_mp_appid_max_length" CHECK (char_length("mp_appid") <= 64),
  CONSTRAINT "we_chat_config_xcx_appid_max_length" CHECK (char_length("xcx_appid") <= 64),
  CONSTRAINT "we_chat_config_mch_id_max_length" CHECK (char_length("mch_id") <= 64),
  CONSTRAINT "we_chat_config_pay_notify_url_max_length" CHECK (char_length("pay_notify_url") <= 500),
  CONSTRAINT "we_chat_config_pay_notify_url_pattern" CHECK ("pay_notify_url" ~ '^https://'),
  CONSTRAINT "we_chat_config_pay_notify_url_format" CHECK ("pay_notify_url" ~ E'^[A-Za-z][A-Za-z0-9+.-]*:(\\/\\/(([A-Za-z0-9._~!$&''()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?(\\[[0-9A-Fa-f:.]+\\]|([A-Za-z0-9._~!$&''()*+,;=-]|%[0-9A-Fa-f]{2})*)(:[0-9]*)?(\\/([A-Za-z0-9._~!$&''()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?|\\/?(([A-Za-z0-9._~!$&''()*+,;=:@-]|%[0-9A-Fa-f]{2})([A-Za-z0-9._~!$&''()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?)([?]([A-Za-z0-9._~!$&''()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?(#([A-Za-z0-9._~!$&''()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$')
);

CREATE UNIQUE INDEX "department_code_key" ON "department" ("code");

CREATE INDEX "department_sequence_code_id_idx" ON "department" ("sequence", "code", "id");

CREATE INDEX "department_parent_id_sequence_code_id_idx" ON "department" ("parent_id", "sequence", "code", "id");

CREATE INDEX "department_leader_id_sequence_code_id_idx" ON "department" ("leader_id", "sequence", "code", "id");

CREATE INDEX "department_status_sequence_code_id_idx" ON "department" ("status", "sequence", "code", "id");

CREATE INDEX "department_sequence_id_idx" ON "department" ("sequence", "id");

CREATE INDEX "department_created_at_id_idx" ON "department" ("created_at", "id");

CREATE INDEX "department_updated_at_id_idx" ON "department" ("updated_at", "id");

CREATE INDEX "department_code_grams" ON "department" USING gin (fx_grams("code"));

CREATE INDEX "department_name_grams" ON "department" USING gin (fx_grams("name"));

CREATE UNIQUE INDEX "distribution_leave_key" ON "distribution" ("leave");

CREATE INDEX "distribution_leave_id_idx" ON "distribution" ("leave", "id");

CREATE INDEX "distribution_rate_id_idx" ON "distribution" ("rate", "id");

CREATE INDEX "distribution_log_createdAt_id_idx" ON "distribution_log" ("createdAt", "id");

CREATE INDEX "distribution_log_good_id_createdAt_id_idx" ON "distribution_log" ("good_id", "createdAt", "id");

CREATE INDEX "distribution_log_user_id_createdAt_id_idx" ON "distribution_log" ("user_id", "createdAt", "id");

CREATE INDEX "distribution_log_good_min_id_idx" ON "distribution_log" ("good_min", "id");

CREATE INDEX "distribution_log_order_amount_id_idx" ON "distribution_log" ("order_amount", "id");

CREATE INDEX "distribution_log_rate_id_idx" ON "distribution_log" ("rate", "id");

CREATE INDEX "distribution_log_amount_id_idx" ON "distribution_log" ("amount", "id");

CREATE INDEX "distribution_log_updatedAt_id_idx" ON "distribution_log" ("updatedAt", "id");

CREATE INDEX "distribution_log_trade_no_grams" ON "distribution_log" USING gin (fx_grams("trade_no"));

CREATE INDEX "distribution_log_name_grams" ON "distribution_log" USING gin (fx_grams("name"));

CREATE INDEX "good_sequence_createdAt_id_idx" ON "good" ("sequence", "createdAt" DESC, "id" DESC);

CREATE INDEX "good_status_sequence_createdAt_id_idx" ON "good" ("status", "sequence", "createdAt" DESC, "id" DESC);

CREATE INDEX "good_price_id_idx" ON "good" ("price", "id");

CREATE INDEX "good_min_price_id_idx" ON "good" ("min_price", "id");

CREATE INDEX "good_first_price_id_idx" ON "good" ("first_price", "id");

CREATE INDEX "good_sequence_id_idx" ON "good" ("sequence", "id");

CREATE INDEX "good_createdAt_id_idx" ON "good" ("createdAt", "id");

CREATE INDEX "good_updatedAt_id_idx" ON "good" ("updatedAt", "id");

CREATE INDEX "good_name_grams" ON "good" USING gin (fx_grams("name"));

CREATE INDEX "good_summary_grams" ON "good" USING gin (fx_grams("summary"));

CREATE INDEX "logger_created_at_id_idx" ON "logger" ("created_at", "id");

CREATE INDEX "logger_level_created_at_id_idx" ON "logger" ("level", "created_at", "id");

CREATE INDEX "logger_tag_created_at_id_idx" ON "logger" ("tag", "created_at", "id");

CREATE INDEX "logger_trace_id_created_at_id_idx" ON "logger" ("trace_id", "created_at", "id");

CREATE INDEX "logger_user_name_created_at_id_idx" ON "logger" ("user_name", "created_at", "id");

CREATE INDEX "logger_message_grams" ON "logger" USING gin (fx_grams("message"));

CREATE INDEX "logger_trace_id_grams" ON "logger" USING gin (fx_grams("trace_id"));

CREATE INDEX "logger_user_name_grams" ON "logger" USING gin (fx_grams("user_name"));

CREATE UNIQUE INDEX "menu_code_key" ON "menu" ("code");

CREATE INDEX "menu_sequence_code_id_idx" ON "menu" ("sequence", "code", "id");

CREATE INDEX "menu_type_sequence_code_id_idx" ON "menu" ("type", "sequence", "code", "id");

CREATE INDEX "menu_status_sequence_code_id_idx" ON "menu" ("status", "sequence", "code", "id");

CREATE INDEX "menu_parent_id_sequence_code_id_idx" ON "menu" ("parent_id", "sequence", "code", "id");

CREATE INDEX "menu_sequence_id_idx" ON "menu" ("sequence", "id");

CREATE INDEX "menu_created_at_id_idx" ON "menu" ("created_at", "id");

CREATE INDEX "menu_updated_at_id_idx" ON "menu" ("updated_at", "id");

CREATE INDEX "menu_code_grams" ON "menu" USING gin (fx_grams("code"));

CREATE INDEX "menu_name_grams" ON "menu" USING gin (fx_grams("name"));

CREATE UNIQUE INDEX "order_trade_no_key" ON "order" ("trade_no");

CREATE INDEX "order_createdAt_id_idx" ON "order" ("createdAt", "id");

CREATE INDEX "order_good_id_createdAt_id_idx" ON "order" ("good_id", "createdAt", "id");

CREATE INDEX "order_user_id_createdAt_id_idx" ON "order" ("user_id", "createdAt", "id");

CREATE INDEX "order_invite_id_createdAt_id_idx" ON "order" ("invite_id", "createdAt", "id");

CREATE INDEX "order_status_createdAt_id_idx" ON "order" ("status", "createdAt", "id");

CREATE INDEX "order_num_id_idx" ON "order" ("num", "id");

CREATE INDEX "order_pay_time_id_idx" ON "order" ("pay_time", "id");

CREATE INDEX "order_updatedAt_id_idx" ON "order" ("updatedAt", "id");

CREATE INDEX "order_trade_no_grams" ON "order" USING gin (fx_grams("trade_no"));

CREATE INDEX "order_pay_no_grams" ON "order" USING gin (fx_grams("pay_no"));

CREATE INDEX "order_name_grams" ON "order" USING gin (fx_grams("name"));

CREATE UNIQUE INDEX "role_code_key" ON "role" ("code");

CREATE INDEX "role_sequence_created_at_id_idx" ON "role" ("sequence", "created_at" DESC, "id" DESC);

CREATE INDEX "role_status_sequence_created_at_id_idx" ON "role" ("status", "sequence", "created_at" DESC, "id" DESC);

CREATE INDEX "role_sequence_id_idx" ON "role" ("sequence", "id");

CREATE INDEX "role_created_at_id_idx" ON "role" ("created_at", "id");

CREATE INDEX "role_updated_at_id_idx" ON "role" ("updated_at", "id");

CREATE INDEX "role_code_grams" ON "role" USING gin (fx_grams("code"));

CREATE INDEX "role_name_grams" ON "role" USING gin (fx_grams("name"));

CREATE INDEX "role_menus_target_idx" ON "role_menus" ("target");

CREATE UNIQUE INDEX "user_username_key" ON "user" ("username") WHERE "deleted_at" IS NULL;

CREATE INDEX "user_created_at_id_idx" ON "user" ("created_at", "id");

CREATE INDEX "user_department_id_created_at_id_idx" ON "user" ("department_id", "created_at", "id");

CREATE INDEX "user_status_created_at_id_idx" ON "user" ("status", "created_at", "id");

CREATE INDEX "user_updated_at_id_idx" ON "user" ("updated_at", "id");

CREATE INDEX "user_username_grams" ON "user" USING gin (fx_grams("username"));

CREATE INDEX "user_name_grams" ON "user" USING gin (fx_grams("name"));

CREATE INDEX "user_email_grams" ON "user" USING gin (fx_grams("email"));

CREATE INDEX "user_phone_grams" ON "user" USING gin (fx_grams("phone"));

CREATE INDEX "user_roles_target_idx" ON "user_roles" ("target");

ALTER TABLE "department" ADD CONSTRAINT "department_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "department" ("id");

ALTER TABLE "department" ADD CONSTRAINT "department_leader_id_fkey" FOREIGN KEY ("leader_id") REFERENCES "user" ("id");

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_good_id_fkey" FOREIGN KEY ("good_id") REFERENCES "good" ("id");

ALTER TABLE "distribution_log" ADD CONSTRAINT "distribution_log_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id");

ALTER TABLE "menu" ADD CONSTRAINT "menu_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "menu" ("id");

ALTER TABLE "order" ADD CONSTRAINT "order_good_id_fkey" FOREIGN KEY ("good_id") REFERENCES "good" ("id");

ALTER TABLE "order" ADD CONSTRAINT "order_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id");

ALTER TABLE "order" ADD CONSTRAINT "order_invite_id_fkey" FOREIGN KEY ("invite_id") REFERENCES "user" ("id");

ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_owner_fkey" FOREIGN KEY ("owner") REFERENCES "role" ("id") ON DELETE CASCADE;

ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_target_fkey" FOREIGN KEY ("target") REFERENCES "menu" ("id");

ALTER TABLE "user" ADD CONSTRAINT "user_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department" ("id");

ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_owner_fkey" FOREIGN KEY ("owner") REFERENCES "user" ("id") ON DELETE CASCADE;

ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_target_fkey" FOREIGN KEY ("target") REFERENCES "role" ("id");
