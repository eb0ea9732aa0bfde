import type { MigrationFile } from '#server/database/migrate/migrate.ts'

export const largeRows = 100_000

/** A large table, and a change that rewrites all of it, as a schema edit would. */
export const largeMigration: readonly [MigrationFile, MigrationFile] = [
  {
    name: '0001_add_line',
    sql: `CREATE TABLE line (id int PRIMARY KEY, amount integer NOT NULL, note text);
INSERT INTO line SELECT n, n % 1000, 'note ' || n FROM generate_series(1, ${largeRows}) n;`,
  },
  {
    name: '0002_change_line',
    sql: `ALTER TABLE line RENAME COLUMN note TO remark;
UPDATE line SET remark = NULL WHERE id % 10 = 0;
ALTER TABLE line ALTER COLUMN amount TYPE numeric USING amount::text::numeric;
ALTER TABLE line ADD COLUMN kind text NOT NULL DEFAULT 'old';
CREATE INDEX line_amount_idx ON line (amount, id);
ALTER TABLE line ADD CONSTRAINT line_amount_max CHECK (amount <= 1000);`,
  },
]
