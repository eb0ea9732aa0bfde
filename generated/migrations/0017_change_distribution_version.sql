-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

ALTER TABLE "distribution_version" DROP CONSTRAINT "distribution_version_rates_content";

ALTER TABLE "distribution_version" ADD CONSTRAINT "distribution_version_rates_content" CHECK (NOT jsonb_path_exists("rates", 'strict $ ? (@.size() > 10 || exists(@[*] ? (!(@.type() == "object") || !(@.keyvalue().key == "leave") || !(@.keyvalue().key == "rate") || exists(@.keyvalue() ? (@.key != "leave" && @.key != "rate")) || exists(@."leave" ? (!(@.type() == "number") || @.floor() != @ || @ < 1 || @ > 10)) || exists(@."rate" ? (!(@.type() == "number") || @ < 0 || @ > 100 || @ % 0.01 != 0)))))', '{}', true));
