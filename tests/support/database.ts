import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import type { Database, DatabaseKind } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { DatabaseOptions } from '#server/database/open/openDatabase.ts'
import { copyEmbeddedTemplate } from './copyEmbeddedTemplate.ts'
import type { DatabaseTemplate } from './copyEmbeddedTemplate.ts'
import { databaseAt, onServer, postgresTemplate } from './postgresTemplate.ts'

/** The source of databases for the tests of a block. */
export interface TestDatabases {
  kind: DatabaseKind
  /** An empty database for the caller alone; it is removed after the tests of this block. */
  place: (template?: DatabaseTemplate) => Promise<DatabaseOptions>
  /** An open, empty database; it is closed after the tests of this block. */
  open: (options?: Partial<DatabaseOptions>) => Promise<Database>
  /** An open database with the template's content; it is closed after the tests of this block. */
  openFilled: (template: DatabaseTemplate, options?: Partial<DatabaseOptions>) => Promise<Database>
  /** Runs a clean-up after the tests of this block, before the databases opened so far are closed. */
  afterwards: (cleanup: () => Promise<unknown>) => void
}

/** Runs the block on both engines. */
export function eachDatabase(name: string, block: (databases: TestDatabases) => void): void {
  for (const kind of ['embedded', 'postgres'] as const) {
    describe(`${name} (${kind})`, () => block(testDatabases(kind)))
  }
}

/** Databases of one engine for the tests of the calling block. */
export function testDatabases(kind: DatabaseKind): TestDatabases {
  const cleanups: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  })
  const place = async (template?: DatabaseTemplate): Promise<DatabaseOptions> => {
    const made = kind === 'embedded' ? await createFolder(template) : await createDatabase(template)
    cleanups.push(made.remove)
    return made.options
  }
  const open = async (options: Partial<DatabaseOptions> = {}): Promise<Database> => {
    const database = await openDatabase({ ...(await place()), ...options })
    cleanups.push(() => database.close())
    return database
  }
  const openFilled = async (
    template: DatabaseTemplate,
    options: Partial<DatabaseOptions> = {},
  ): Promise<Database> => {
    const database = await openDatabase({ ...(await place(template)), ...options })
    cleanups.push(() => database.close())
    return database
  }
  const afterwards = (cleanup: () => Promise<unknown>) => void cleanups.push(cleanup)
  return { kind, place, open, openFilled, afterwards }
}

interface Made {
  options: DatabaseOptions
  remove: () => Promise<unknown>
}

async function createFolder(template?: DatabaseTemplate): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-test-'))
  await copyEmbeddedTemplate(folder, template)
  return { options: { folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A new database on this run's PostgreSQL server; without a template it is empty, and may have one of the system's locales. */
export async function createDatabase(template?: DatabaseTemplate, locale?: string): Promise<Made> {
  const { url, run } = testServer()
  const source = template ? await postgresTemplate({ url, run }, template) : 'template0'
  const name = `test_${run}_${randomUUID().replaceAll('-', '')}`
  const spoken = locale === undefined ? '' : ` LOCALE_PROVIDER libc LOCALE '${locale}'`
  await onServer(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE "${source}"${spoken}`))
  return {
    options: { url: databaseAt(url, name), folder: '' },
    remove: () => onServer(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  }
}

function testServer(): { url: string; run: string } {
  const postgres = inject('postgres')
  if ('missing' in postgres) throw new Error(postgres.missing)
  return postgres
}
