import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeLeftSocket } from './removeLeftSocket.ts'

// The kernel's limit for the path of a socket, less one for the end mark.
const longestSocketPath = 106

/**
 * Creates a folder for a socket that asks for no password, so other users of the machine may not enter the folder.
 * A socket's path has a limit: a TMPDIR that is too deep is replaced by /tmp, the shortest folder of every POSIX system.
 * The file `record` keeps the socket's path, so that the next call with it removes the leftovers of a killed process.
 */
export async function makeSocketFolder(socketName: string, record: string): Promise<string> {
  await removeLeftSocket(record)
  const name = `fx-${randomBytes(4).toString('base64url')}`
  const isShort = join(tmpdir(), name, socketName).length <= longestSocketPath
  const folder = join(isShort ? tmpdir() : '/tmp', name)
  // Written before the folder exists: a process killed here leaves nothing that the next one does not find.
  await writeFile(record, join(folder, socketName), { mode: 0o600 })
  await mkdir(folder, { mode: 0o700 })
  return folder
}
