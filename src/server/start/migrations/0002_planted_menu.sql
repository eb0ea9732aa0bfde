-- Codes of the menu catalogue that were planted once, so that a menu which someone deleted or renamed stays so.
CREATE TABLE planted_menu (
  code text PRIMARY KEY,
  planted_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
