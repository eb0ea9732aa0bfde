import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { ownerIn, readRecord, textOf } from './FolderOwner.ts'
import type { FolderOwner, OwnerRecord } from './FolderOwner.ts'

const lookEveryMs = 250
/** Three heartbeats. */
const watchMs = 6000
// Longer than a write takes to become visible to all hosts: of several concurrent writers the last one stays.
const settleMs = 1000

/** Writes the owner's record into the folder; false when another owner is alive or was faster. */
export async function becomeOwner(path: string, owner: FolderOwner): Promise<boolean> {
  for (;;) {
    if (await create(path, owner)) return true
    const found = await readRecord(path)
    if (!found) continue
    if (isDeadForCertain(ownerIn(found.text), owner)) {
      await writeFile(path, textOf(owner))
      return true
    }
    const state = await watch(path, found)
    if (state === 'alive') return false
    if (state === 'silent') return takeOver(path, owner)
  }
}

async function create(path: string, owner: FolderOwner): Promise<boolean> {
  try {
    await writeFile(path, textOf(owner), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Whether the former owner has certainly ended: on the same kernel it would still hold the lock that we have just got. */
function isDeadForCertain(former: FolderOwner | undefined, owner: FolderOwner): boolean {
  if (former?.holds !== 'kernel lock' || owner.holds !== 'kernel lock') return false
  return former.machine === owner.machine
}

/** Watches the record for a change, and ignores its age: the clocks of two hosts differ and get adjusted. */
async function watch(path: string, found: OwnerRecord): Promise<'alive' | 'silent' | 'gone'> {
  const start = performance.now()
  while (performance.now() - start < watchMs) {
    await wait(lookEveryMs)
    const record = await readRecord(path)
    if (!record) return 'gone'
    if (record.text !== found.text || record.beat !== found.beat) return 'alive'
  }
  return 'silent'
}

async function takeOver(path: string, owner: FolderOwner): Promise<boolean> {
  await writeFile(path, textOf(owner))
  await wait(settleMs)
  const record = await readRecord(path)
  return record?.text === textOf(owner)
}
