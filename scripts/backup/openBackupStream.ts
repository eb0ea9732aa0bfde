import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { controlFile } from '#server/transfer/openControl.ts'

/** The backup stream of the running server; undefined when none runs. */
export async function openBackupStream(dataFolder: string, withKey: boolean): Promise<Socket | undefined> {
  const path = await readFile(controlFile(dataFolder), 'utf8').catch(() => undefined)
  if (path === undefined) return undefined
  const socket = connect(path)
  // A killed server leaves the file behind.
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  if (!isOpen) return undefined
  socket.write(withKey ? 'backup with key\n' : 'backup\n')
  return socket
}
