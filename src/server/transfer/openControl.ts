import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database } from '#server/database/Database.ts'
import { makeSocketFolder } from '#server/database/embedded/makeSocketFolder.ts'
import { removeSocketFolder } from '#server/database/embedded/removeLeftSocket.ts'
import { createFolder } from '../config/createFolder.ts'
import { startFailure } from '../config/startFailure.ts'
import type { BackupLine } from './BackupLine.ts'
import { Spool } from './Spool.ts'
import { writeBackup } from './writeBackup.ts'

const socketName = 'control'
const usualPatienceMs = 60_000

interface Control {
  database: Database
  dataFolder: string
  /** How long a client may stall before its copy is aborted. */
  patienceMs: number
}

/** The file with the path of a running server's socket. */
export function controlFile(dataFolder: string): string {
  return join(dataFolder, 'control-socket.txt')
}

/**
 * Opens a socket on which the server's own account can request a backup: only the process that has the embedded database open can
 * read it. Answers a function that closes the socket.
 */
export async function openControl(
  database: Database,
  dataFolder: string,
  patienceMs = usualPatienceMs,
): Promise<() => Promise<void>> {
  // On Windows the socket would have to be a pipe, whose name any account can know.
  if (process.platform === 'win32') return () => Promise.resolve()
  const record = controlFile(dataFolder)
  createFolder(dataFolder)
  const folder = await makeSocketFolder(socketName, record)
  const path = join(folder, socketName)
  const server = createServer((socket) => {
    void answer(socket, { database, dataFolder, patienceMs }).catch(() => socket.destroy())
  })
  server.unref()
  await once(server.listen(path), 'listening')
  return async () => {
    server.close()
    await removeSocketFolder(folder, record)
  }
}

async function answer(socket: Socket, { database, dataFolder, patienceMs }: Control): Promise<void> {
  const hungUp = new AbortController()
  socket.on('error', () => undefined)
  socket.on('close', () => hungUp.abort())
  const send = async (text: string): Promise<void> => {
    hungUp.signal.throwIfAborted()
    if (socket.write(text)) return
    const stalled = setTimeout(() => socket.destroy(), patienceMs)
    await once(socket, 'drain', { signal: hungUp.signal }).finally(() => clearTimeout(stalled))
  }
  const spool = await Spool.open(dataFolder, hungUp.signal)
  try {
    const question = await questionOf(socket, patienceMs)
    await writeBackup(database, { dataFolder, withKey: question === 'backup with key', spool }, send)
  } catch (error) {
    const line: BackupLine = { kind: 'failed', reason: startFailure(error) }
    await send(`${JSON.stringify(line)}\n`).catch(() => undefined)
  } finally {
    await spool.close()
  }
  socket.end()
  socket.setTimeout(patienceMs, () => socket.destroy())
}

async function questionOf(socket: Socket, patienceMs: number): Promise<string> {
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(), patienceMs)
  socket.once('close', () => silent.abort())
  const lines = createInterface(socket)
  // The interface repeats the socket's errors; without a listener they would end the process.
  lines.on('error', () => undefined)
  const [question] = await once(lines, 'line', { signal: silent.signal }).finally(() => clearTimeout(timer))
  return String(question)
}
