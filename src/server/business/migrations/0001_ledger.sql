-- Lines from before the ledger knew its orders: found by their number, the levels by the order in which they were written.
UPDATE "distribution_log" line SET order_id = known.order_id, level = known.level, kind = known.kind
FROM (
  SELECT l.id, o.id AS order_id, first.level,
    CASE WHEN l.amount > 0 THEN 'earned' WHEN l.amount < 0 THEN 'taken_back' ELSE 'nothing' END AS kind
  FROM "distribution_log" l
  JOIN "order" o ON o.trade_no = l.trade_no
  JOIN (SELECT trade_no, user_id, row_number() OVER (PARTITION BY trade_no ORDER BY min(id::text)) AS level
    FROM "distribution_log" GROUP BY trade_no, user_id) first
    ON first.trade_no = l.trade_no AND first.user_id = l.user_id
  WHERE first.level <= 10
    AND (SELECT count(*) FROM "distribution_log" twin
      WHERE twin.trade_no = l.trade_no AND twin.user_id = l.user_id AND sign(twin.amount) = sign(l.amount)) = 1
) known
WHERE line.id = known.id AND line.order_id IS NULL;

-- Orders from before chains were frozen pay who stands on them.
UPDATE "order" SET chain = jsonb_build_array(invite_id) WHERE chain IS NULL AND invite_id IS NOT NULL;

-- The rules that a database has are its first version, in force from now on.
INSERT INTO "distribution_version" (id, number, rates)
SELECT gen_random_uuid(), 1, jsonb_agg(jsonb_build_object('leave', leave, 'rate', rate) ORDER BY leave)
FROM "distribution" HAVING count(*) > 0;

-- What was booked, and by which rules, is never changed. No columns are named: a migration may change them.
CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only ever added', TG_TABLE_NAME;
END $$;

CREATE TRIGGER distribution_log_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "distribution_log"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
CREATE TRIGGER distribution_version_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "distribution_version"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();

-- Nobody is invited by themselves or by somebody below them. The lock makes bindings take turns, and each query in the
-- function sees what was committed while it waited.
CREATE FUNCTION refuse_inviter_loop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('inviters', 0));
  IF EXISTS (
    WITH RECURSIVE above (id) AS (
      SELECT NEW.invite_id
      UNION SELECT u.invite_id FROM "user" u JOIN above ON u.id = above.id)
    SELECT FROM above WHERE id = NEW.id)
  THEN
    RAISE EXCEPTION 'The inviters of user % lead back to them', NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER user_new_inviter_loop AFTER INSERT ON "user"
  FOR EACH ROW WHEN (NEW.invite_id IS NOT NULL) EXECUTE FUNCTION refuse_inviter_loop();
CREATE TRIGGER user_inviter_loop AFTER UPDATE ON "user"
  FOR EACH ROW WHEN (NEW.invite_id IS DISTINCT FROM OLD.invite_id) EXECUTE FUNCTION refuse_inviter_loop();
