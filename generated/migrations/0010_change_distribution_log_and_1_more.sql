-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

CREATE INDEX "distribution_log_createdAt_figures" ON "distribution_log" ("createdAt") INCLUDE ("amount", "user_id");

CREATE INDEX "order_status_success_pay_time_figures" ON "order" ("pay_time") INCLUDE ("good_id", "num", "user_id") WHERE "status" IN ('success');

CREATE INDEX "order_status_refused_pay_time_figures" ON "order" ("pay_time") INCLUDE ("num") WHERE "status" IN ('refused');
