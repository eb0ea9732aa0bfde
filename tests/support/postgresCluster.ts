import type { TestProject } from 'vitest/node'
import { startPostgres } from '#scripts/postgres/startPostgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run, or why there is none. */
    postgres: { url: string } | { missing: string }
  }
}

/** One PostgreSQL server per run, or the one named by TEST_DATABASE_URL; without one only the tests that ask for it fail. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('postgres', { url: given })
    return () => Promise.resolve()
  }
  try {
    const server = await startPostgres()
    project.provide('postgres', { url: server.url })
    return () => server.stop()
  } catch (error) {
    project.provide('postgres', { missing: `${String(error)} (or set TEST_DATABASE_URL)` })
    return () => Promise.resolve()
  }
}
