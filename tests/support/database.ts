import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, inject } from 'vitest'
import type { Database, DatabaseKind } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/openDatabase.ts'
import type { DatabaseOptions } from '#server/database/openDatabase.ts'
import { copyEmbeddedTemplate } from './copyEmbeddedTemplate.ts'
import type { DatabaseTemplate } from './copyEmbeddedTemplate.ts'

/** Where the tests of a block get their databases from. */
export interface TestDatabases {
  kind: DatabaseKind
  /** An empty database that nobody else uses; it is removed after the tests of this block. */
  place: (template?: DatabaseTemplate) => Promise<DatabaseOptions>
  /** An open, empty database; it is closed after the tests of this block. */
  open: (options?: Partial<DatabaseOptions>) => Promise<Database>
  /** An open database that holds what the template fills in; it is closed after the tests of this block. */
  openFilled: (template: DatabaseTemplate) => Promise<Database>
  /** Does something after the tests of this block, before the databases opened so far are closed. */
  afterwards: (cleanup: () => Promise<unknown>) => void
}

/** Runs the block on both engines. */
export function eachDatabase(name: string, block: (databases: TestDatabases) => void): void {
  for (const kind of ['embedded', 'postgres'] as const) {
    describe(`${name} (${kind})`, () => block(testDatabases(kind)))
  }
}

/** Databases of one engine for the tests of the block it is called in. */
export function testDatabases(kind: DatabaseKind): TestDatabases {
  const cleanups: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  })
  const place = async (template?: DatabaseTemplate): Promise<DatabaseOptions> => {
    const made = kind === 'embedded' ? await makeFolder(template) : await createDatabase()
    cleanups.push(made.remove)
    return made.options
  }
  const open = async (options: Partial<DatabaseOptions> = {}): Promise<Database> => {
    const database = await openDatabase({ ...(await place()), ...options })
    cleanups.push(() => database.close())
    return database
  }
  const openFilled = async (template: DatabaseTemplate): Promise<Database> => {
    const database = await openDatabase(await place(template))
    cleanups.push(() => database.close())
    if (kind === 'postgres') await template.fill(database)
    return database
  }
  const afterwards = (cleanup: () => Promise<unknown>) => void cleanups.push(cleanup)
  return { kind, place, open, openFilled, afterwards }
}

interface Made {
  options: DatabaseOptions
  remove: () => Promise<void>
}

async function makeFolder(template?: DatabaseTemplate): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-test-'))
  await copyEmbeddedTemplate(folder, template)
  return { options: { folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A new, empty database on the PostgreSQL server of this run. */
export async function createDatabase(): Promise<Made> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0`)
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return {
    options: { url: url.href, folder: '' },
    remove: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

function serverUrl(): string {
  const postgres = inject('postgres')
  if ('missing' in postgres) throw new Error(postgres.missing)
  return postgres.url
}

async function onServer(statement: string): Promise<void> {
  const client = new Client(serverUrl())
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
