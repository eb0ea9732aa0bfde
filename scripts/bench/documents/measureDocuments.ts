import { sql, identifier } from '#server/database/sql.ts'
import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { ratesOf } from '../server/loadOf.ts'
import type { Load, LoadResult } from '../server/loadOf.ts'
import type { BenchServer } from '../server/openBenchServer.ts'
import { untilIdle } from '../server/untilIdle.ts'

const asked = 2000
const connections = 10
/** The limit compared with an entity that has neither computations nor locks. */
const limit = { atLeast: 0.7 } as const

/** Measures lists, single documents and saving them, compared with the plain twins. */
export async function measureDocuments(
  place: BenchServer,
  { seconds, say }: BenchOptions,
): Promise<Measure[]> {
  const server = await place.serve()
  try {
    const own = await loadsOf(place, server.address, {
      order: 'purchase_order',
      invoice: 'invoice',
      prefix: '/',
    })
    const plain = await loadsOf(place, server.address, {
      order: 'plain_purchase_order',
      invoice: 'plain_invoice',
      prefix: '/plain-',
    })
    const measures: Measure[] = []
    for (const name of callNames) {
      say(`  ${name}`)
      const rates = await ratesOf(
        { own: own[name], plain: plain[name] },
        { connections, seconds, untilIdle: () => untilIdle(place.database) },
      )
      measures.push(beside(name, rates))
    }
    return measures
  } finally {
    await server.stop()
  }
}

const callNames = [
  'list of purchase orders by total',
  'list of drafts within a range of totals',
  'get a purchase order',
  'create a purchase order of three lines',
  'change a purchase order of three lines',
  'get an invoice',
  'change an invoice of ten lines',
] as const

interface Documents {
  order: string
  invoice: string
  prefix: string
}

async function loadsOf(
  place: BenchServer,
  address: string,
  { order, invoice, prefix }: Documents,
): Promise<Record<(typeof callNames)[number], Load>> {
  const headers = { authorization: `Bearer ${place.token}` }
  const api = `${address}/api/v1${prefix}`
  const drafts = await idsOf(
    place,
    sql`SELECT id FROM ${identifier(order)} WHERE status = 'draft' ORDER BY id LIMIT ${asked}`,
  )
  const invoices = await idsOf(place, sql`SELECT id FROM ${identifier(invoice)} ORDER BY id LIMIT ${asked}`)
  const linesOf = await invoiceLines(place, invoice)
  const list = (query: string): Load => ({ url: `${api}purchase-orders?pageSize=20&${query}`, headers })
  const get = (path: string, ids: readonly string[]): Load => ({
    url: address,
    headers,
    paths: ids.map((id) => `/api/v1${prefix}${path}/${id}`),
  })
  const change = (path: string, ids: readonly string[], body: (id: string) => object): Load => ({
    url: address,
    headers,
    next: () => {
      const id = drawn(ids)
      return { method: 'PUT', path: `/api/v1${prefix}${path}/${id}`, body: JSON.stringify(body(id)) }
    },
  })
  return {
    'list of purchase orders by total': list('sort=-total'),
    'list of drafts within a range of totals': list(
      'status=draft&total_gte=2000&total_lte=2500&sort=-created_at',
    ),
    'get a purchase order': get('purchase-orders', drafts),
    'create a purchase order of three lines': {
      url: address,
      headers,
      next: () => ({
        method: 'POST',
        path: `/api/v1${prefix}purchase-orders`,
        body: JSON.stringify(purchase()),
      }),
    },
    'change a purchase order of three lines': change('purchase-orders', drafts, purchase),
    'get an invoice': get('invoices', invoices),
    'change an invoice of ten lines': change('invoices', invoices, (id) => ({
      customer: `客户${Math.floor(Math.random() * 500)}`,
      lines: linesOf.get(id)?.map((line) => ({ ...line, quantity: 1 + Math.floor(Math.random() * 90) })),
    })),
  }
}

async function idsOf(place: BenchServer, query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await place.database.rows<{ id: string }>(query)
  return rows.map(({ id }) => id)
}

interface InvoiceLine {
  id: string
  description: string
  good_id: string
  price: number
}

/** The lines of the requested invoices, by invoice. */
async function invoiceLines(place: BenchServer, invoice: string): Promise<Map<string, InvoiceLine[]>> {
  const rows = await place.database.rows<InvoiceLine & { invoice_id: string }>(sql`
    SELECT id, invoice_id, description, good_id, price::float8 AS price FROM ${identifier(`${invoice}_line`)}
    WHERE invoice_id IN (SELECT id FROM ${identifier(invoice)} ORDER BY id LIMIT ${asked}) ORDER BY invoice_id, position`)
  const lines = new Map<string, InvoiceLine[]>()
  for (const { invoice_id, ...line } of rows) lines.set(invoice_id, [...(lines.get(invoice_id) ?? []), line])
  return lines
}

function purchase(): object {
  const lines = [1, 2, 3].map((pieces) => ({
    item: `物品${pieces}`,
    pieces,
    price: Math.floor(Math.random() * 900),
  }))
  return { supplier: `供应商${Math.floor(Math.random() * 500)}`, lines, tax_rate: 13, status: 'draft' }
}

function drawn(ids: readonly string[]): string {
  const id = ids[Math.floor(Math.random() * ids.length)]
  if (id === undefined) throw new Error('There are no documents to work with.')
  return id
}

function beside(name: string, { own, plain }: Record<'own' | 'plain', LoadResult>): Measure {
  const detail = `${Math.round(own.rate)} and ${Math.round(plain.rate)} answers a second; half within ${own.p50} and ${plain.p50} ms`
  return {
    name: `${name}, of one without computed values`,
    value: own.rate / plain.rate,
    unit: 'x',
    limit,
    detail,
  }
}
