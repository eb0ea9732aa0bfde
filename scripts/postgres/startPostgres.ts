import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenOnLoopback } from '../steps/listenOnLoopback.ts'
import { PostgresPrograms } from './PostgresPrograms.ts'

/** A temporary PostgreSQL server, which is removed with all its data. */
export interface PostgresServer {
  /** The address of the database `postgres` in it. */
  url: string
  /** The id of its process, for measurements. */
  pid: () => number | undefined
  /** Ends the server but keeps its files; a crash ends it at once, without a shutdown. */
  pause(manner?: 'fast' | 'crash'): Promise<void>
  /** Restarts it on the same port and the same files. */
  resume(): Promise<void>
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** Whether commits reach the disk, as on a real server; by default they need not survive a power cut. */
  durable?: boolean
  /** Further settings, e.g. `shared_buffers=256MB`. */
  settings?: readonly string[]
}

const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const signalOf = { fast: 'SIGINT', crash: 'SIGQUIT' } as const

/** Starts a server from the optional packages, in a folder that is removed with it. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-postgres-'))
  try {
    // The server may run as another user than this process.
    chmodSync(folder, 0o755)
    return await startIn(folder, options)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function startIn(
  folder: string,
  { durable = false, settings = [] }: PostgresOptions,
): Promise<PostgresServer> {
  const programs = new PostgresPrograms(folder)
  programs.initialise()
  const port = await freePort()
  const given = [...(durable ? [] : careless), ...settings].flatMap((setting) => ['-c', setting])
  const address = ['-D', programs.data, '-p', String(port), '-k', '', '-h', '127.0.0.1']
  const start = () => programs.spawn('postgres', [...address, ...given])
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  let server = start()
  const pause = async (manner: 'fast' | 'crash' = 'fast'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    if (server.kill(signalOf[manner])) await exited
  }
  const resume = async (): Promise<void> => {
    server = start()
    await programs.saysReady(server)
  }
  const kill = (): void => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', kill)
  await programs.saysReady(server)
  const stop = async (): Promise<void> => {
    process.off('exit', kill)
    await pause()
    remove()
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return { url, pid: () => server.pid, pause, resume, stop }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnLoopback(server)
  server.close()
  await once(server, 'close')
  return port
}
