import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run, or why there is none. */
    postgres: { url: string } | { missing: string }
  }
}

/** One PostgreSQL server per run; without one only the tests that ask for it fail. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const server = await startPostgres()
    project.provide('postgres', { url: server.url })
    return () => server.stop()
  } catch (error) {
    project.provide('postgres', { missing: String(error) })
    return () => Promise.resolve()
  }
}
