import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

/** A file that stays locked until its handle is closed or the process ends in any way. */
export type KernelLock = FileHandle

/**
 * Locks the file in the kernel, for every container and namespace of the machine. 'taken' when another process holds the lock,
 * 'unsupported' where the volume has no locks or the package has no build for the system (Alpine).
 */
export async function takeKernelLock(path: string): Promise<KernelLock | 'taken' | 'unsupported'> {
  const handle = await open(path, 'a+', 0o600)
  const isLocked = await lock(handle)
  if (isLocked === true) return handle
  await handle.close()
  return isLocked === false ? 'taken' : 'unsupported'
}

async function lock(handle: FileHandle): Promise<boolean | undefined> {
  try {
    const { tryLock } = await import('fs-native-extensions')
    return tryLock(handle.fd)
  } catch {
    return undefined
  }
}
