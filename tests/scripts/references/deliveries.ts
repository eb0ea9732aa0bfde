import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '#scripts/generate/generate.ts'
import type { Database } from '#server/database/Database.ts'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { openCrud } from '#tests/server/crud/openCrud.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { buildProject, labelled, schemaOf } from '../generate/support/buildProject.ts'

const linesOf = (product: JsonObject): JsonObject => ({
  ...labelled('Lines'),
  type: 'array',
  items: {
    type: 'object',
    required: ['product_id', 'price'],
    properties: {
      product_id: { ...labelled('Product'), type: 'string', format: 'uuid', ...product },
      spare_id: { ...labelled('Spare'), type: 'string', format: 'uuid', ...product },
      price: { ...labelled('Price'), type: 'number', minimum: 0, 'x-unit': 'money' },
      pieces: { ...labelled('Pieces'), type: 'integer', minimum: 1, default: 1 },
    },
  },
})

const total = {
  ...labelled('Total'),
  type: 'number',
  'x-unit': 'money',
  'x-computed': 'sum(lines, price * pieces)',
}

const deliveryOf = (product: JsonObject): JsonObject =>
  schemaOf(
    { lines: linesOf(product), total },
    { 'x-entity': { path: '/deliveries', label: { zh: '送货单', en: 'Delivery' } } },
  )

const product = schemaOf({}, { 'x-entity': { path: '/products', label: { zh: '产品', en: 'Product' } } })

/** Deliveries with lines that name products. */
export interface Deliveries {
  serve(database: Database): Promise<Crud>
  /** Runs the migrations that were not run yet. */
  migrate(database: Database): Promise<void>
  /** Generates again, now with lines that refer to products. */
  refer(): Promise<void>
  /** The text of the generated file at this path. */
  read(path: string): string
  resources(): Promise<readonly Resource[]>
  remove(): void
}

/** Generates deliveries whose lines refer to products, or only contain texts that could be their ids. */
export async function buildDeliveries({ refer }: { refer: boolean }): Promise<Deliveries> {
  const reference = { 'x-reference': { entity: 'product' } }
  const project = buildProject({ product, delivery: deliveryOf(refer ? reference : {}) })
  const folder = join(project.root, 'generated')
  const done = new Set<string>()
  let version = 0
  const run = async () => {
    const { errors } = await generate({ root: project.root, check: false })
    if (errors.length > 0) throw new Error(errors.join('\n'))
    version += 1
  }
  await run()
  const load = <Module>(path: string): Promise<Module> => import(`${join(folder, path)}?${version}`)
  return {
    serve: async (database) => {
      const names = ['product', 'delivery']
      const of = <Value>(room: string) =>
        Promise.all(names.map((name) => load<Record<string, Value>>(`${room}/${name}.ts`)))
      const tables = (await of<Table>('tables')).flatMap((module) => Object.values(module))
      const routes = (await of<Route[]>('routes')).flatMap((module) => Object.values(module)).flat()
      return openCrud(database, { tables, routes, rules: {} })
    },
    migrate: async (database) => {
      const files = readdirSync(join(folder, 'migrations')).filter((file) => file.endsWith('.sql'))
      for (const file of files.toSorted().filter((each) => !done.has(each))) {
        done.add(file)
        await database.run(raw(readFileSync(join(folder, 'migrations', file), 'utf8')))
      }
    },
    refer: async () => {
      project.put('delivery', deliveryOf(reference))
      await run()
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    resources: async () =>
      (await load<{ resources: readonly Resource[] }>('resources/resources.ts')).resources,
    remove: () => project.remove(),
  }
}
