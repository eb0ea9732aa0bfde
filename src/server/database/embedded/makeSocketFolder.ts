import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The kernel's limit for the path of a socket, less one for the end mark.
const longestSocketPath = 106

/**
 * A folder for a socket that asks for no password, so it is not to be entered by other users.
 * A socket's path has a limit: under a deep TMPDIR the shortest folder of every POSIX system serves.
 */
export async function makeSocketFolder(socketName: string): Promise<string> {
  const prefix = join(tmpdir(), 'fx-')
  const isShort = `${prefix}XXXXXX/${socketName}`.length <= longestSocketPath
  return mkdtemp(isShort ? prefix : '/tmp/fx-')
}
