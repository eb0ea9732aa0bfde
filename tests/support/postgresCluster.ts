import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#scripts/postgres/startPostgres.ts'
import { dropDatabasesOf } from './postgresTemplate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** This run's server and the name of its databases there, or the reason why there is no server. */
    postgres: { url: string; run: string } | { missing: string }
  }
}

/** Starts one PostgreSQL server per run, or uses that of TEST_DATABASE_URL; without one only the tests that need it fail. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = randomBytes(4).toString('hex')
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('postgres', { url: given, run })
    return () => dropDatabasesOf({ url: given, run })
  }
  try {
    const server = await startPostgres()
    project.provide('postgres', { url: server.url, run })
    return () => server.stop()
  } catch (error) {
    project.provide('postgres', { missing: `${String(error)} (or set TEST_DATABASE_URL)` })
    return () => Promise.resolve()
  }
}
