import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#shared/errors/AppError.ts'
import { ifAbsent } from '../config/ifAbsent.ts'
import { createFolder } from '../config/createFolder.ts'
import { freeBytesOf } from '../database/embedded/watchFreeSpace.ts'
import type { FileStore } from './FileStore.ts'
import { partOf } from './partOf.ts'
import { isStoredName } from './storedName.ts'

// The embedded database stops writing below 200 MB, so uploads stop earlier.
const minimumFreeBytes = 300_000_000

/** Stores files in their own folder, readable by the server's account alone. */
export function diskStore(folder: string, freeBytes = () => freeBytesOf(folder)): FileStore {
  // The bytes of files being written: otherwise each would see the free space without the others.
  let promised = 0
  return {
    async put(name, bytes) {
      promised += bytes.length
      try {
        createFolder(folder)
        if ((await freeBytes()) - promised < minimumFreeBytes) throw new AppError('DISK_NEARLY_FULL')
        await write(join(folder, name), bytes)
      } finally {
        promised -= bytes.length
      }
    },
    async get(name, range) {
      const file = await open(join(folder, name), 'r').catch(ifAbsent)
      if (!file) return undefined
      try {
        const { size } = await file.stat()
        const part = partOf(range, size)
        return { body: file.createReadStream(part), size, part }
      } catch (error) {
        await file.close()
        throw error
      }
    },
    async *all() {
      for (const name of (await readdir(folder).catch(ifAbsent)) ?? []) {
        if (!isStoredName(name)) continue
        const { size, mtime } = await stat(join(folder, name))
        yield { name, size, storedAt: mtime }
      }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
    },
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    // After a power cut, no record may name a file that was lost.
    await file.sync()
  } catch (cause) {
    // A partial file would keep the disk full.
    await rm(path, { force: true })
    throw new AppError(isFull(cause) ? 'DISK_NEARLY_FULL' : 'INTERNAL', { cause })
  } finally {
    await file.close()
  }
}

/** Whether the disk or the owner's quota is full. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
