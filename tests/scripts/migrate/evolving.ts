import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { emitMigrations } from '#scripts/generate/emit/migration/emitMigrations.ts'
import { generate } from '#scripts/generate/generate.ts'
import { loadSchemas } from '#scripts/generate/load/loadSchemas.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import { planMigration } from '#scripts/migrate/planMigration.ts'
import type { Plan } from '#scripts/migrate/planMigration.ts'
import type { Database } from '#server/database/Database.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import type { MigrationFile } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { openCrud } from '#tests/server/crud/openCrud.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { buildProject } from '#tests/scripts/generate/support/buildProject.ts'
import type { TestDatabases } from '#tests/support/database.ts'

/** Schemas by their entities; undefined removes one. */
export type Schemas = Readonly<Record<string, JsonObject | undefined>>

/** The result of a change of schemas. */
export interface Step {
  plan: Plan
  /** The reasons why nothing was generated. */
  refused: readonly string[]
  /** The reason why the database refused the migration. */
  hindered?: string
}

/** A project whose schemas change while a database holds its rows. */
export interface Evolving {
  /**
   * Plans a change, generates and migrates. The plan must have predicted every result. A refused change leaves files and rows
   * unchanged and is forgotten; after an applied one the database equals a new one.
   */
  change(schemas: Schemas, ...places: string[]): Promise<Step>
  /** Runs work with the database. */
  inside<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  /** Calls the generated API. */
  served<Result>(work: (crud: Crud) => Promise<Result>): Promise<Result>
  remove(): void
}

const ofServer = new URL('../../../src/server/start/migrations/0016_number_series.sql', import.meta.url)

/** Generates these schemas and creates their tables. */
export async function evolving(
  databases: TestDatabases,
  first: Readonly<Record<string, JsonObject>>,
): Promise<Evolving> {
  const project = buildProject(first)
  const { root } = project
  const place = await databases.place()
  let current: Schemas = first
  let version = 0
  let opened: Database | undefined
  const inside: Evolving['inside'] = async (work) => {
    opened ??= await openDatabase(place)
    return work(opened)
  }
  // A plan opens the database itself, and the embedded one can be open only once.
  const close = async () => {
    await opened?.close()
    opened = undefined
  }
  databases.afterwards(close)
  const fresh = await databases.open()
  const put = (schemas: Schemas) => {
    for (const [name, schema] of Object.entries(schemas))
      if (schema || existsSync(join(root, 'schemas', `${name}.json`))) project.put(name, schema)
  }
  const written = () => filesOf(root)
  const started = await generate({ root, check: false })
  expect(started.errors).toEqual([])
  await inside(async (database) => {
    await database.run(raw(readFileSync(ofServer, 'utf8')))
    await migrate(database, written())
  })

  const change: Evolving['change'] = async (schemas, ...places) => {
    const [files, rows] = [written(), await inside(dump)]
    put(schemas)
    const allowLoss = { places }
    await close()
    const plan = await planMigration({
      root,
      place: { url: place.url, folder: place.folder },
      files,
      allowLoss,
    })
    const { errors } = await generate({ root, check: false, allowLoss })
    const takeBack = () => {
      put(Object.fromEntries(Object.keys(schemas).map((name) => [name, current[name]])))
    }
    if (errors.length > 0) {
      expect(plan.refusals.filter((refusal) => !refusal.rows).map(({ what }) => what)).toEqual(errors)
      expect(written()).toEqual(files)
      takeBack()
      return { plan, refused: errors }
    }
    expect(plan.migration?.sql).toBe(written()[files.length]?.sql)
    const hindered = await inside((database) =>
      migrate(database, written()).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'MIGRATION_REFUSED')
            return String(error.details['reason'])
          throw error
        },
      ),
    )
    if (hindered === undefined) {
      expect(plan.refusals).toEqual([])
      current = { ...current, ...schemas }
      expect(await inside(catalogOf)).toEqual(await freshCatalog(fresh, root))
      return { plan, refused: [] }
    }
    expect(plan.refusals, hindered).not.toEqual([])
    expect(await inside(dump)).toEqual(rows)
    takeBack()
    expect((await generate({ root, check: false, again: true })).errors).toEqual([])
    expect(written()).toEqual(files)
    return { plan, refused: [], hindered }
  }
  const served: Evolving['served'] = (work) =>
    inside(async (database) => {
      version += 1
      // Modules that were loaded once stay unchanged, so each version gets a folder of its own.
      const folder = join(root, `served${version}`)
      for (const path of ['package.json', 'tsconfig.base.json', 'generated'])
        cpSync(join(root, path), join(folder, path), { recursive: true })
      for (const path of ['src', 'node_modules']) symlinkSync(join(root, path), join(folder, path))
      const load = (path: string): Promise<Record<string, unknown>> => import(join(folder, 'generated', path))
      const names = Object.keys(current).filter((name) => current[name])
      const tables = await Promise.all(
        names.map(async (name) => Object.values<Table>(Object(await load(`tables/${name}.ts`)))),
      )
      const routes = await Promise.all(
        names.map(async (name) => Object.values<Route[]>(Object(await load(`routes/${name}.ts`)))),
      )
      return work(await openCrud(database, { tables: tables.flat(), routes: routes.flat(2), rules: {} }))
    })
  return { change, inside, served, remove: () => project.remove() }
}

function filesOf(root: string): MigrationFile[] {
  const folder = join(root, 'generated/migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => ({
    name: `generated/migrations/${name}`,
    sql: readFileSync(join(folder, name), 'utf8'),
  }))
}

/** Every row of every table. */
async function dump(database: Database): Promise<unknown> {
  const tables = await database.rows<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  const all = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      await database.rows(
        sql`SELECT to_jsonb(t) AS row FROM ${identifier(name)} t ORDER BY to_jsonb(t)::text`,
      ),
    ]),
  )
  return { rows: all, catalog: await catalogOf(database) }
}

async function freshCatalog(database: Database, root: string): Promise<unknown> {
  const { added } = emitMigrations(buildModel(loadSchemas(root)), { files: [] })
  await database.run(raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
  await database.run(raw(added?.text ?? ''))
  return catalogOf(database)
}

/** The contents of the database's catalogue, in a fixed order and without the tables of the server. */
async function catalogOf(database: Database): Promise<unknown> {
  const columns = await database.rows(sql`
    SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT IN ('migration', 'number_series', 'renamed_entity', 'renamed_property') ORDER BY 1, 2`)
  const rules = await database.rows(sql`
    SELECT conname, conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
      AND conrelid::regclass::text NOT IN ('migration', 'number_series', 'renamed_entity', 'renamed_property') ORDER BY 2, 1`)
  const indexes =
    await database.rows(sql`SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    AND tablename NOT IN ('migration', 'number_series', 'renamed_entity', 'renamed_property') ORDER BY 1`)
  return { columns, rules, indexes }
}
