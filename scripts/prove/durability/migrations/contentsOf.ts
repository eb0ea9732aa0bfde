import type { Database, Queries } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'

const statementTimeoutMs = 300_000

/**
 * All tables with their columns, rules, indexes and a checksum of their rows, as one text. On PostgreSQL, the statement of a
 * killed process may continue until the server notices, so its locks are waited for.
 */
export async function contentsOf(database: Database): Promise<string> {
  return database.transaction(
    async (tx) => {
      await tx.run(sql`LOCK TABLE migration IN ACCESS EXCLUSIVE MODE`)
      const applied = await tx.rows(sql`SELECT name FROM migration ORDER BY name`)
      return JSON.stringify({ applied, catalog: await catalogOf(tx), rows: await sumsOf(tx) })
    },
    { statementTimeoutMs },
  )
}

async function catalogOf(tx: Queries): Promise<unknown> {
  return {
    columns: await tx.rows(sql`
      SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY 1, 2`),
    rules: await tx.rows(sql`
      SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`),
    indexes: await tx.rows(
      sql`SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
    ),
  }
}

async function sumsOf(tx: Queries): Promise<unknown> {
  const tables = await tx.rows<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_name <> 'migration' ORDER BY 1`)
  const sums: unknown[] = []
  for (const { name } of tables) {
    const sum = await tx.row<object>(sql`
      SELECT count(*)::int AS rows, md5(string_agg(line, '' ORDER BY line)) AS sum
      FROM (SELECT to_jsonb(t)::text AS line FROM ${identifier(name)} t) lines`)
    sums.push({ name, ...sum })
  }
  return sums
}
