import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '#scripts/generate/generate.ts'
import type { Caller } from '#server/crud/entity/Context.ts'
import type { Journal } from '#server/crud/entity/Journal.ts'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { openCrud } from '#tests/server/crud/openCrud.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { buildProject } from './buildProject.ts'

/** A generated project of a few schemas that serves their calls. */
export interface ServedProject {
  folder: string
  /** The migrations so far, in order. */
  migrations(): string[]
  /** Serves the calls from a new database with the tables, to callers with the codes that `may` allows. */
  serve(
    databases: TestDatabases,
    may?: (permission: string) => boolean,
    caller?: () => Caller | null,
    journal?: Journal,
  ): Promise<Crud & { routes: readonly Route[] }>
  /** Writes a schema and generates; returns the generator's errors. */
  change(entity: string, schema: JsonObject): Promise<readonly string[]>
  remove(): void
}

/** Generates a project of these schemas. */
export async function servedProject(schemas: Readonly<Record<string, JsonObject>>): Promise<ServedProject> {
  const project = buildProject(schemas)
  const folder = join(project.root, 'generated')
  const run = async () => (await generate({ root: project.root, check: false })).errors
  const errors = await run()
  if (errors.length > 0) throw new Error(errors.join('\n'))
  const migrations = () => {
    const place = join(folder, 'migrations')
    const files = readdirSync(place).filter((file) => file.endsWith('.sql'))
    return files.toSorted().map((file) => readFileSync(join(place, file), 'utf8'))
  }
  return {
    folder,
    migrations,
    serve: async (databases, may, caller = () => null, journal?: Journal) => {
      const { tables }: { tables: Record<string, Table> } = await import(join(folder, 'tables/tables.ts'))
      const { routes }: { routes: Route[] } = await import(join(folder, 'routes/routes.ts'))
      const database = await databases.open()
      for (const text of migrations()) await database.run(raw(text))
      const parts = { tables: Object.values(tables), routes, rules: {}, ...(journal && { journal }) }
      return { ...(await openCrud(database, parts, caller, may)), routes }
    },
    change: async (entity, schema) => {
      project.put(entity, schema)
      return run()
    },
    remove: () => project.remove(),
  }
}
