-- The last count of each series of numbers. Who makes the next one holds the row until the record is stored, so no count is left out.
CREATE TABLE number_series (
  series text PRIMARY KEY,
  last integer NOT NULL
);
