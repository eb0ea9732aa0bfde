-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

ALTER TABLE "audit" DROP CONSTRAINT "audit_action_enum";

ALTER TABLE "webhook" DROP CONSTRAINT "webhook_told_events_content";

ALTER TABLE "webhook" ALTER COLUMN "told_events" SET DEFAULT '["create","update","move","delete","restore","purge"]'::jsonb;

ALTER TABLE "audit" ADD CONSTRAINT "audit_action_enum" CHECK ("action" IN ('create', 'update', 'move', 'delete', 'restore', 'purge', 'clear', 'password', 'login', 'loginFailed', 'logout', 'refuse', 'call'));

ALTER TABLE "webhook" ADD CONSTRAINT "webhook_told_events_content" CHECK (NOT jsonb_path_exists("told_events", 'strict $ ? (@.size() < 1 || exists(@[*] ? (!(@.type() == "string") || @.type() == "string" && !(@ == "create" || @ == "update" || @ == "move" || @ == "delete" || @ == "restore" || @ == "purge"))))', '{}', true));
