-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

ALTER TABLE "we_chat_config" ADD COLUMN "pay_public_key_id" text;

ALTER TABLE "we_chat_config" ADD COLUMN "pay_public_key" text;

ALTER TABLE "we_chat_config" ADD CONSTRAINT "we_chat_config_pay_public_key_id_max_length" CHECK (char_length("pay_public_key_id") <= 64);

ALTER TABLE "we_chat_config" ADD CONSTRAINT "we_chat_config_pay_public_key_max_length" CHECK (char_length("pay_public_key") <= 4000);

ALTER TABLE "we_chat_config" ADD CONSTRAINT "we_chat_config_pay_public_key_pattern" CHECK ("pay_public_key" ~ E'^[ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/= \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+-----END PUBLIC KEY-----[ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*$');
