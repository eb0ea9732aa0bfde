import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgresPrograms } from './PostgresPrograms.ts'

/** A PostgreSQL server for one run of the tests. */
export interface PostgresServer {
  /** Of the database `postgres` in it. */
  url: string
  stop(): Promise<void>
}

// Nothing here has to survive a power cut.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** The server named by TEST_DATABASE_URL, else one of its own from the optional packages, thrown away afterwards. */
export async function startPostgres(): Promise<PostgresServer> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { url, stop: () => Promise.resolve() }
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-postgres-'))
  try {
    // The server may run as another user than the tests.
    chmodSync(folder, 0o755)
    return await startServer(new PostgresPrograms(folder), folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function startServer(programs: PostgresPrograms, folder: string): Promise<PostgresServer> {
  programs.initialise()
  const port = await freePort()
  const address = ['-D', programs.data, '-p', String(port), '-k', '', '-h', '127.0.0.1']
  const server = programs.spawn('postgres', address.concat(settings.flatMap((setting) => ['-c', setting])))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  const kill = (): void => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', kill)
  await programs.saysReady(server)
  const stop = async (): Promise<void> => {
    process.off('exit', kill)
    const exited = once(server, 'exit')
    if (server.exitCode === null && server.kill('SIGINT')) await exited
    remove()
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
