-- Answers to calls that carried an Idempotency-Key, kept for a day: a call that is made again gets the first answer.
CREATE TABLE idempotency_key (
  user_id uuid NOT NULL,
  key text NOT NULL,
  -- A keyed digest of what was asked: the same key for something else is refused.
  request text NOT NULL,
  -- Missing only inside the transaction that makes it.
  answer json,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);

CREATE INDEX idempotency_key_created_at ON idempotency_key (created_at);
