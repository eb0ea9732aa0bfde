-- How far each webhook is: the last line of the audit log that it was told of, or that is none of its business. No foreign key
-- leads to an entity's table.
CREATE TABLE webhook_state (
  webhook_id uuid PRIMARY KEY,
  number bigint NOT NULL,
  -- Whether it is told first that it is there.
  greets boolean NOT NULL DEFAULT true,
  -- How often the next event has failed.
  failures integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  -- Until when a process has it to itself.
  held_until timestamptz NOT NULL DEFAULT '-infinity'
);
