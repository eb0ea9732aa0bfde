import { fastify } from 'fastify'
import { Pool } from 'pg'
import { v7 } from 'uuid'
import { addNotedChange } from './notedChange.ts'

// The baseline: Fastify and the same driver, without sessions, permissions, logs, checks and versions.
const columns = `id, version, trade_no, good_id, name, num::float8 AS num, user_id, invite_id, pay_no, pay_time, status, "createdAt", "updatedAt"`
const page = `SELECT ${columns} FROM "order" WHERE status = $1 ORDER BY "createdAt" DESC, id DESC LIMIT 20`

const connectionString = process.env['DATABASE_URL']
const pool = new Pool({ connectionString, max: 10 })
const app = fastify()

app.get<{ Querystring: { status: string } }>('/orders', async ({ query }) => {
  const { rows } = await pool.query({ name: 'page', text: page, values: [query.status] })
  return { success: true, data: rows }
})

app.get<{ Querystring: { status: string } }>('/counted', async ({ query }) => {
  const { rows } = await pool.query({ name: 'page', text: page, values: [query.status] })
  const counted = await pool.query({
    name: 'count',
    text: `SELECT count(*)::int AS total FROM "order" WHERE status = $1`,
    values: [query.status],
  })
  return { success: true, data: rows, total: counted.rows[0].total }
})

app.get<{ Params: { id: string } }>('/orders/:id', async ({ params }) => {
  const text = `SELECT ${columns} FROM "order" WHERE id = $1`
  const { rows } = await pool.query({ name: 'one', text, values: [params.id] })
  return { success: true, data: rows[0] }
})

app.post<{ Body: Record<string, unknown> }>('/orders', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'create',
    text: `INSERT INTO "order" (id, trade_no, good_id, name, num, user_id) VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${columns}`,
    values: [
      v7(),
      v7().replaceAll('-', ''),
      body['good_id'],
      body['name'] ?? '商品',
      body['num'],
      body['user_id'],
    ],
  })
  return { success: true, data: rows[0] }
})

const change = {
  name: 'change',
  text: `UPDATE "order" SET good_id = $2, user_id = $3, num = $4, name = $5, version = version + 1, "updatedAt" = now() WHERE id = $1 RETURNING ${columns}`,
}

app.put<{ Params: { id: string }; Body: Record<string, unknown> }>(
  '/orders/:id',
  async ({ params: { id }, body }) => {
    const { rows } = await pool.query({ ...change, values: changed(id, body) })
    return { success: true, data: rows[0] }
  },
)

await addNotedChange(app, { connectionString, columns, change, changed })

function changed(id: string, body: Record<string, unknown>): unknown[] {
  return [id, body['good_id'], body['user_id'], body['num'], body['name']]
}

console.log(`Listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
