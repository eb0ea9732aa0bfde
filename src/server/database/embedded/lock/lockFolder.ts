import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#shared/errors/AppError.ts'
import { becomeOwner } from './becomeOwner.ts'
import { FolderLock } from './FolderLock.ts'
import { newOwner, ownerIn, readRecord, thisMachine } from './FolderOwner.ts'
import type { FolderOwner } from './FolderOwner.ts'
import { takeKernelLock } from './takeKernelLock.ts'

// Never deleted: a lock on a deleted file would keep no process out.
const lockFile = 'fenxiao.lock'
// A separate file, because on Windows a locked file cannot be read.
const ownerFile = 'fenxiao.owner'
const longestLooks = 10
const lookEveryMs = 100

export interface LockOptions {
  /** The name of another machine, as if the folder were on a volume shared by hosts. */
  machine?: string | undefined
  /** False acts as on a volume or a system without kernel locks. */
  asksKernel?: boolean | undefined
}

/**
 * Locks the folder for this process alone. On one machine the kernel decides, across containers and namespaces, and releases the
 * lock when the process dies. Between hosts that share a volume, where kernel locks may not reach, a heartbeat decides.
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

/** The process that holds the folder. Looks several times, because a new holder may not have written its record yet. */
async function holderOf(path: string): Promise<FolderOwner | undefined> {
  for (let look = 0; look < longestLooks; look++) {
    const owner = ownerIn((await readRecord(path))?.text ?? '')
    if (owner) return owner
    await wait(lookEveryMs)
  }
  return undefined
}
