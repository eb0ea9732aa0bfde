import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '#scripts/generate/generate.ts'
import { raw } from '#server/database/sql.ts'
import type { Database } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { openCrud } from '#tests/server/crud/openCrud.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { buildProject, labelled, schemaOf } from '../generate/support/buildProject.ts'

const ofServer = new URL('../../../src/server/start/migrations/0016_number_series.sql', import.meta.url)

const computed = (en: string, expression: string, more: JsonObject): JsonObject => ({
  ...labelled(en),
  ...more,
  'x-computed': expression,
})

const money = { type: 'number', 'x-unit': 'money' }

/** The computed parts of each line, from the line itself and from its purchase. */
export const partsOfLines = {
  amount: computed('Amount', 'price * coalesce(pieces, 1) * (1 - coalesce(discount, 0) / 100)', {
    ...money,
    maximum: 1_000_000,
  }),
  third: computed('Third', 'price / 3', { type: 'number' }),
  heads: computed('Heads', 'pieces * 1000000', { type: 'integer' }),
  note: computed('Note', 'concat(colour, " × ", pieces)', { type: 'string' }),
  isGift: computed('Gift', 'isFree && price > 10', { type: 'boolean' }),
  until: computed('Until', 'addDays(ordered_on, pieces)', { type: 'string', format: 'date' }),
  at: computed('At', 'addHours(sent_at, pieces)', { type: 'string', format: 'date-time' }),
}

/** The list of lines with these computed parts. */
export const linesWith = (parts: JsonObject): JsonObject => ({
  ...labelled('Lines'),
  type: 'array',
  items: {
    type: 'object',
    required: ['price', ...('amount' in parts ? ['amount'] : [])],
    properties: {
      price: { ...labelled('Price'), ...money, minimum: 0 },
      pieces: { ...labelled('Pieces'), type: 'integer', minimum: 0 },
      isFree: { ...labelled('Free'), type: 'boolean' },
      colour: { ...labelled('Colour'), type: 'string', maxLength: 20 },
      ...parts,
    },
  },
})

const plain = {
  lines: linesWith(partsOfLines),
  parcel: {
    ...labelled('Parcel'),
    type: 'object',
    properties: {
      width: { ...labelled('Width'), type: 'number' },
      height: { ...labelled('Height'), type: 'number' },
      area: computed('Area', 'width * height', { type: 'number' }),
    },
  },
  discount: { ...labelled('Discount'), type: 'number', minimum: 0, maximum: 100, 'x-unit': 'percent' },
  weight: { ...labelled('Weight'), type: 'number' },
  boxes: { ...labelled('Boxes'), type: 'integer' },
  isUrgent: { ...labelled('Urgent'), type: 'boolean' },
  fee: { ...labelled('Fee'), type: 'number', 'x-unit': 'money', default: 2.5 },
  kind: { ...labelled('Kind'), type: 'string', maxLength: 5, default: 'P' },
  code: { ...labelled('Code'), type: 'string', 'x-number': '{kind}-{001}' },
  made_at: { ...labelled('Made at'), type: 'string', format: 'date-time', 'x-auto': 'created' },
  ordered_on: { ...labelled('Ordered on'), type: 'string', format: 'date' },
  pay_from: { ...labelled('Pay from'), type: 'string', format: 'date', 'x-at-most': 'due_on' },
  sent_at: { ...labelled('Sent at'), type: 'string', format: 'date-time' },
  come_at: { ...labelled('Come at'), type: 'string', format: 'date-time' },
}

/** The computed properties of a purchase. */
export const expressions: JsonObject = {
  total: computed(
    'Total',
    'sum(lines, isFree ? 0 : price * coalesce(pieces, 1)) * (1 - coalesce(discount, 0) / 100)',
    money,
  ),
  amounts: computed('Amounts', 'sum(lines, amount)', money),
  rows: computed('Rows', 'count(lines)', { type: 'integer' }),
  each: computed('Each', 'weight / boxes', { type: 'number' }),
  squared: computed('Squared', 'boxes * boxes', { type: 'integer' }),
  isLarge: computed('Large', 'sum(lines, price) >= 1000 || isUrgent', { type: 'boolean' }),
  title: computed('Title', 'concat(name, " × ", boxes)', { type: 'string' }),
  withFee: computed('With fee', 'fee + 1', money),
  caption: computed('Caption', 'concat(code, ": ", name)', { type: 'string' }),
  wait: computed('Wait', 'minutes(made_at, made_at)', { type: 'number' }),
  due_on: computed('Due on', 'addMonths(ordered_on, 1)', { type: 'string', format: 'date' }),
  travel: computed('Travel', 'hours(sent_at, come_at)', { type: 'number', multipleOf: 0.01 }),
  seen_at: computed('Seen at', 'max(sent_at, come_at)', { type: 'string', format: 'date-time' }),
}

/** A project of purchases. */
export interface Purchases {
  table(): Table
  /** Serves them from this database, to which the migrations were applied. */
  serve(database: Database): Promise<Crud>
  /** Runs the migrations that were not run yet. */
  migrate(database: Database): Promise<void>
  /** Generates again with these computed properties; values at the given places may be lost. */
  change(properties: JsonObject, places?: readonly string[]): Promise<void>
  remove(): void
}

/** Generates a project whose purchases are computed from their lines. */
export async function buildPurchases(properties: JsonObject = expressions): Promise<Purchases> {
  const schema = (more: JsonObject) =>
    schemaOf(
      { ...plain, ...more },
      { 'x-entity': { path: '/purchases', label: { zh: '采购', en: 'Purchase' } } },
    )
  const project = buildProject({ purchase: schema(properties) })
  const folder = join(project.root, 'generated')
  let version = 0
  let table: Table | undefined
  let routes: Route[] = []
  const run = async (places: readonly string[] = []) => {
    const { errors } = await generate({
      root: project.root,
      check: false,
      allowLoss: { places },
    })
    if (errors.length > 0) throw new Error(errors.join('\n'))
    version += 1
    const load = (path: string): Promise<Record<string, unknown>> =>
      import(`${join(folder, path)}?${version}`)
    table = Object.values<Table>(Object(await load('tables/purchase.ts')))[0]
    routes = Object.values<Route[]>(Object(await load('routes/purchase.ts'))).flat()
  }
  await run()
  const done = new Set<string>()
  const tableNow = () => {
    if (!table) throw new Error('nothing was generated')
    return table
  }
  return {
    table: tableNow,
    serve: (database) => openCrud(database, { tables: [tableNow()], routes, rules: {} }),
    migrate: async (database) => {
      // Purchases have numbers, and the server keeps the series of these.
      if (done.size === 0) await database.run(raw(readFileSync(ofServer, 'utf8')))
      const files = readdirSync(join(folder, 'migrations')).filter((file) => file.endsWith('.sql'))
      for (const file of files.toSorted().filter((each) => !done.has(each))) {
        done.add(file)
        await database.run(raw(readFileSync(join(folder, 'migrations', file), 'utf8')))
      }
    },
    change: async (next, places) => {
      project.put('purchase', schema(next))
      await run(places)
    },
    remove: () => project.remove(),
  }
}
