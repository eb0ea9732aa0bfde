import { once } from 'node:events'
import { lstat, readFile, rm, rmdir, unlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { basename, dirname } from 'node:path'
import { isCode } from '../../config/isCode.ts'

/** Removes the socket named in `record`, and its folder, unless another account owns the folder or a process answers there. */
export async function removeLeftSocket(record: string): Promise<void> {
  const path = await readFile(record, 'utf8').catch(() => undefined)
  if (path === undefined) return
  const folder = dirname(path)
  if (!(await isOwn(folder)) || (await isAnswered(path))) return
  await unlink(path).catch(() => undefined)
  // Only an empty folder is removed: other files in it are not ours.
  await rmdir(folder).catch(() => undefined)
}

/** Removes a socket's folder, and its record unless that names another folder by now. */
export async function removeSocketFolder(folder: string, record: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const path = await readFile(record, 'utf8').catch(() => undefined)
  if (path !== undefined && dirname(path) === folder) await rm(record, { force: true })
}

async function isOwn(folder: string): Promise<boolean> {
  if (!/^fx-[\w-]{6}$/u.test(basename(folder))) return false
  const found = await lstat(folder).catch(() => undefined)
  return found?.isDirectory() === true && found.uid === process.getuid?.()
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch (error) {
    return !isCode(error, 'ECONNREFUSED') && !isCode(error, 'ENOENT')
  } finally {
    socket.destroy()
  }
}
