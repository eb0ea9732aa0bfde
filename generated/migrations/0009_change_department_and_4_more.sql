-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

ALTER TABLE "department" ADD CONSTRAINT "department_name_pattern" CHECK ("name" ~ E'[^ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]');

ALTER TABLE "good" ADD CONSTRAINT "good_name_pattern" CHECK ("name" ~ E'[^ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]');

ALTER TABLE "menu" ADD CONSTRAINT "menu_name_pattern" CHECK ("name" ~ E'[^ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]');

ALTER TABLE "role" ADD CONSTRAINT "role_name_pattern" CHECK ("name" ~ E'[^ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]');

ALTER TABLE "user" ADD CONSTRAINT "user_name_pattern" CHECK ("name" ~ E'[^ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]');
