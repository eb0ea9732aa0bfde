-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

ALTER TABLE "audit" DROP CONSTRAINT "audit_action_enum";

ALTER TABLE "audit" ADD CONSTRAINT "audit_action_enum" CHECK ("action" IN ('create', 'update', 'move', 'delete', 'restore', 'clear', 'password', 'login', 'loginFailed', 'logout', 'refuse', 'call'));
