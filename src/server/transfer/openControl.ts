import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database } from '#server/database/Database.ts'
import { makeSocketFolder } from '#server/database/embedded/makeSocketFolder.ts'
import { startFailure } from '../start/startFailure.ts'
import type { BackupLine } from './BackupLine.ts'
import { writeBackup } from './writeBackup.ts'

const socketName = 'control'

/** Where the path of a running server's socket stands. */
export function controlFile(dataFolder: string): string {
  return join(dataFolder, 'control-socket.txt')
}

/**
 * Lets the account that runs the server ask it for a backup: only the process that has the embedded database open can read it.
 * Answers how to close it.
 */
export async function openControl(database: Database, dataFolder: string): Promise<() => Promise<void>> {
  // There such a socket would have to be a pipe, whose name everybody may know.
  if (process.platform === 'win32') return () => Promise.resolve()
  const folder = await makeSocketFolder(socketName)
  const path = join(folder, socketName)
  const server = createServer((socket) => void answer(socket, { database, dataFolder }))
  server.unref()
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  await once(server.listen(path), 'listening')
  await writeFile(controlFile(dataFolder), path, { mode: 0o600 })
  return async () => {
    server.close()
    await rm(controlFile(dataFolder), { force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

async function answer(
  socket: Socket,
  { database, dataFolder }: { database: Database; dataFolder: string },
): Promise<void> {
  const hungUp = new AbortController()
  socket.on('error', () => undefined)
  socket.on('close', () => hungUp.abort())
  const send = async (text: string): Promise<void> => {
    hungUp.signal.throwIfAborted()
    if (!socket.write(text)) await once(socket, 'drain', { signal: hungUp.signal })
  }
  try {
    const [question] = await once(createInterface(socket), 'line', { signal: hungUp.signal })
    await writeBackup(database, { dataFolder, withKey: question === 'backup with key' }, send)
  } catch (error) {
    const line: BackupLine = { kind: 'failed', reason: startFailure(error) }
    await send(`${JSON.stringify(line)}\n`).catch(() => undefined)
  }
  socket.end()
}
