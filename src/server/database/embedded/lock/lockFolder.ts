import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#shared/errors/AppError.ts'
import { becomeOwner } from './becomeOwner.ts'
import { FolderLock } from './FolderLock.ts'
import { newOwner, ownerIn, readRecord, thisMachine } from './FolderOwner.ts'
import type { FolderOwner } from './FolderOwner.ts'
import { takeKernelLock } from './takeKernelLock.ts'

// Never deleted: a lock of a deleted file would keep nobody out.
const lockFile = 'fenxiao.lock'
// Of its own: on Windows a locked file cannot be read.
const ownerFile = 'fenxiao.owner'
const longestLooks = 10
const lookEveryMs = 100

export interface LockOptions {
  /** Another machine's name, as if the folder were on a volume that hosts share. */
  machine?: string | undefined
  /** False: as on a volume or a system without locks of the kernel. */
  asksKernel?: boolean | undefined
}

/**
 * Takes the folder for this process alone. On one machine the kernel decides, across containers and namespaces, and gives it free
 * when the process dies. Between hosts that share a volume, where its locks may not reach, a heartbeat in the folder decides.
 */
export async function lockFolder(
  folder: string,
  { machine, asksKernel = true }: LockOptions = {},
): Promise<FolderLock> {
  const path = join(folder, ownerFile)
  const taken = asksKernel ? await takeKernelLock(join(folder, lockFile)) : 'unsupported'
  if (taken === 'taken') throw await inUse(folder, path)
  const kernelLock = taken === 'unsupported' ? undefined : taken
  try {
    const owner = newOwner(kernelLock ? 'kernel lock' : 'heartbeat', machine ?? (await thisMachine()))
    if (!(await becomeOwner(path, owner))) throw await inUse(folder, path)
    return new FolderLock({ folder, path, owner, kernelLock })
  } catch (error) {
    await kernelLock?.close()
    throw error
  }
}

async function inUse(folder: string, path: string): Promise<AppError> {
  const { host = '?', pid = '?' } = (await holderOf(path)) ?? {}
  return new AppError('DATABASE_IN_USE', { folder, host, pid })
}

/** One that has just taken the folder has not yet written who it is. */
async function holderOf(path: string): Promise<FolderOwner | undefined> {
  for (let look = 0; look < longestLooks; look++) {
    const owner = ownerIn((await readRecord(path))?.text ?? '')
    if (owner) return owner
    await wait(lookEveryMs)
  }
  return undefined
}
