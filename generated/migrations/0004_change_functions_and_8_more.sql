-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

CREATE OR REPLACE FUNCTION fx_ngrams(s text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  a text[] := regexp_split_to_array(lower(s), '');
  n int := array_length(a, 1);
  r text[] := a;
BEGIN
  FOR i IN 1..n - 1 LOOP
    r[n + i] := a[i] || a[i + 1];
  END LOOP;
  FOR i IN 1..n - 2 LOOP
    r[2 * n - 1 + i] := a[i] || a[i + 1] || a[i + 2];
  END LOOP;
  RETURN r;
END $$;

DROP INDEX "department_code_grams";

DROP INDEX "department_name_grams";

DROP INDEX "distribution_log_trade_no_grams";

DROP INDEX "distribution_log_name_grams";

DROP INDEX "good_name_grams";

DROP INDEX "good_summary_grams";

DROP INDEX "logger_message_grams";

DROP INDEX "logger_trace_id_grams";

DROP INDEX "logger_user_name_grams";

DROP INDEX "menu_code_grams";

DROP INDEX "menu_name_grams";

DROP INDEX "order_trade_no_grams";

DROP INDEX "order_pay_no_grams";

DROP INDEX "order_name_grams";

DROP INDEX "role_code_grams";

DROP INDEX "role_name_grams";

DROP INDEX "user_username_grams";

DROP INDEX "user_name_grams";

DROP INDEX "user_email_grams";

DROP INDEX "user_phone_grams";

CREATE INDEX "department_code_grams" ON "department" USING gin (fx_ngrams("code"));

CREATE INDEX "department_name_grams" ON "department" USING gin (fx_ngrams("name"));

ANALYZE "department";

CREATE INDEX "distribution_log_trade_no_grams" ON "distribution_log" USING gin (fx_ngrams("trade_no"));

CREATE INDEX "distribution_log_name_grams" ON "distribution_log" USING gin (fx_ngrams("name"));

ANALYZE "distribution_log";

CREATE INDEX "good_name_grams" ON "good" USING gin (fx_ngrams("name"));

CREATE INDEX "good_summary_grams" ON "good" USING gin (fx_ngrams("summary"));

ANALYZE "good";

CREATE INDEX "logger_message_grams" ON "logger" USING gin (fx_ngrams("message"));

CREATE INDEX "logger_trace_id_grams" ON "logger" USING gin (fx_ngrams("trace_id"));

CREATE INDEX "logger_user_name_grams" ON "logger" USING gin (fx_ngrams("user_name"));

ANALYZE "logger";

CREATE INDEX "menu_code_grams" ON "menu" USING gin (fx_ngrams("code"));

CREATE INDEX "menu_name_grams" ON "menu" USING gin (fx_ngrams("name"));

ANALYZE "menu";

CREATE INDEX "order_trade_no_grams" ON "order" USING gin (fx_ngrams("trade_no"));

CREATE INDEX "order_pay_no_grams" ON "order" USING gin (fx_ngrams("pay_no"));

CREATE INDEX "order_name_grams" ON "order" USING gin (fx_ngrams("name"));

ANALYZE "order";

CREATE INDEX "role_code_grams" ON "role" USING gin (fx_ngrams("code"));

CREATE INDEX "role_name_grams" ON "role" USING gin (fx_ngrams("name"));

ANALYZE "role";

CREATE INDEX "user_username_grams" ON "user" USING gin (fx_ngrams("username"));

CREATE INDEX "user_name_grams" ON "user" USING gin (fx_ngrams("name"));

CREATE INDEX "user_email_grams" ON "user" USING gin (fx_ngrams("email"));

CREATE INDEX "user_phone_grams" ON "user" USING gin (fx_ngrams("phone"));

ANALYZE "user";
