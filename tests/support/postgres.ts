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
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    // The server may run as another user than the tests.
    chmodSync(folder, 0o755)
    return await startServer(new PostgresPrograms(folder), remove)
  } catch (error) {
    remove()
    throw error
  }
}

/** Starts a server on a new cluster; `port` lets a test stop a server and start it again at the same place. */
export async function startServer(
  programs: PostgresPrograms,
  onStopped: () => void,
  port?: number,
): Promise<PostgresServer> {
  programs.initialise()
  const at = port ?? (await freePort())
  const address = ['-D', programs.data, '-p', String(at), '-k', '', '-h', '127.0.0.1']
  const server = programs.spawn('postgres', address.concat(settings.flatMap((setting) => ['-c', setting])))
  const kill = (): void => {
    server.kill('SIGQUIT')
    onStopped()
  }
  process.once('exit', kill)
  await programs.saysReady(server)
  const stop = async (): Promise<void> => {
    process.off('exit', kill)
    const exited = once(server, 'exit')
    if (server.exitCode === null && server.kill('SIGINT')) await exited
    onStopped()
  }
  return { url: `postgres://postgres@127.0.0.1:${at}/postgres`, stop }
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
