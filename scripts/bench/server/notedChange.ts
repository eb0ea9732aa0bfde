import type { FastifyInstance } from 'fastify'
import { Pool } from 'pg'
import type { QueryConfig } from 'pg'
import { v7 } from 'uuid'

interface Ways {
  connectionString: string | undefined
  columns: string
  change: QueryConfig
  changed: (id: string, body: Record<string, unknown>) => unknown[]
}

/**
 * A change with the minimum that a back office needs: the record is locked and read before the write, and its old and new values
 * go into a log with as many indexes as the product's, all in one transaction with as few round trips.
 */
export async function addNotedChange(
  app: FastifyInstance,
  { connectionString, columns, change, changed }: Ways,
): Promise<void> {
  const pool = new Pool({ connectionString, max: 10, pipeline: true })
  // A separate log, because the product's is checked as a chain and a foreign line would break it.
  await pool.query('CREATE TABLE IF NOT EXISTS bare_audit (LIKE "audit" INCLUDING ALL)')
  const lock = { name: 'lock', text: `SELECT ${columns} FROM "order" WHERE id = $1 FOR UPDATE` }
  const note = {
    name: 'note',
    text: `INSERT INTO bare_audit (id, action, entity, subject, record_id, before, after) VALUES ($1, 'update', 'order', $2, $3, $4, $5)`,
  }
  app.put<{ Params: { id: string }; Body: Record<string, unknown> }>(
    '/noted/:id',
    async ({ params: { id }, body }) => {
      const client = await pool.connect()
      try {
        const [, { rows: before }] = await Promise.all([
          client.query('BEGIN'),
          client.query({ ...lock, values: [id] }),
        ])
        const { rows: after } = await client.query({ ...change, values: changed(id, body) })
        const line = [v7(), after[0].trade_no, id, JSON.stringify(before[0]), JSON.stringify(after[0])]
        await Promise.all([client.query({ ...note, values: line }), client.query('COMMIT')])
        return { success: true, data: after[0] }
      } finally {
        client.release()
      }
    },
  )
}
