import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '#scripts/generate/generate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { openCrud } from '#tests/server/crud/openCrud.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { buildProject, choiceOf, labelled, schemaOf } from '../generate/support/buildProject.ts'

/** A project whose bills are numbered by the server. */
export interface Bills {
  /** Serves them, if the engine allows it from several servers on one database. */
  open(databases: TestDatabases, servers?: number): Promise<Crud[]>
  read(path: string): string
  remove(): void
}

/** The schema of a bill with these properties. */
function billOf(properties: JsonObject): JsonObject {
  const kind = { ...choiceOf('Kind', ['a', 'b%']), default: 'a' }
  return schemaOf(
    { kind, ...properties },
    { 'x-entity': { path: '/bills', label: { zh: '单据', en: 'Bill' } }, required: ['name', 'kind'] },
  )
}

/** Generates the project of these bills. */
export async function buildBills(properties: JsonObject): Promise<Bills> {
  const project = buildProject({ bill: billOf({ ...properties, plain: uniqueText }) })
  const result = await generate({ root: project.root, check: false })
  if (result.errors.length > 0) throw new Error(result.errors.join('\n'))
  const folder = join(project.root, 'generated')
  const { tables }: { tables: Record<string, Table> } = await import(join(folder, 'tables/tables.ts'))
  const { routes }: { routes: Route[] } = await import(join(folder, 'routes/routes.ts'))
  return {
    open: async (databases, servers = 1) => {
      const place = await databases.place()
      const opened = []
      for (let server = 0; server < servers; server += 1) {
        const database = await openDatabase(place)
        databases.afterwards(() => database.close())
        if (server === 0) for (const text of migrationsIn(folder)) await database.run(raw(text))
        opened.push(await openCrud(database, { tables: Object.values(tables), routes, rules: {} }))
      }
      return opened
    },
    read: (path) => readFileSync(join(project.root, path), 'utf8'),
    remove: () => project.remove(),
  }
}

const uniqueText = { ...labelled('Plain'), type: 'string', maxLength: 5, 'x-unique': true }

const ofServer = new URL('../../../src/server/start/migrations/0016_number_series.sql', import.meta.url)

function migrationsIn(folder: string): string[] {
  const place = join(folder, 'migrations')
  const files = readdirSync(place).filter((file) => file.endsWith('.sql'))
  return [
    readFileSync(ofServer, 'utf8'),
    ...files.toSorted().map((file) => readFileSync(join(place, file), 'utf8')),
  ]
}
