import { randomUUID } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { ifAbsent } from '../../../config/ifAbsent.ts'

/** The process that owns a folder, as recorded in the folder. */
export interface FolderOwner {
  /** Different at every start. */
  id: string
  /** Identifies one boot of one kernel: kernel locks prove nothing beyond it. */
  machine: string
  host: string
  pid: string
  holds: 'kernel lock' | 'heartbeat'
}

/** The owner's record in the folder at one moment; `beat` changes while the owner lives. */
export interface OwnerRecord {
  text: string
  beat: bigint
}

/** Describes this process as an owner. */
export function newOwner(holds: FolderOwner['holds'], machine: string): FolderOwner {
  return { id: randomUUID(), machine, host: hostname(), pid: String(process.pid), holds }
}

/** The name of the running kernel: the same in all containers of a host, another one after a reboot. */
export async function thisMachine(): Promise<string> {
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname())
  return bootId.trim()
}

/** The owner's record; undefined when there is none. */
export async function readRecord(path: string): Promise<OwnerRecord | undefined> {
  // Opens the file each time: only then does a network volume ask its server for the newest state.
  const handle = await open(path, 'r').catch(ifAbsent)
  if (!handle) return undefined
  try {
    const { mtimeNs } = await handle.stat({ bigint: true })
    return { text: await handle.readFile('utf8'), beat: mtimeNs }
  } finally {
    await handle.close()
  }
}

/** The record of an owner, with one line for each fact, readable by people too. */
export function textOf({ id, machine, host, pid, holds }: FolderOwner): string {
  return `${[id, machine, host, pid, holds].join('\n')}\n`
}

/** The owner in a record's text; undefined when the text is incomplete. */
export function ownerIn(text: string): FolderOwner | undefined {
  const [id, machine, host, pid, holds, end] = text.split('\n')
  if (!id || !machine || !host || !pid || end === undefined) return undefined
  if (holds !== 'kernel lock' && holds !== 'heartbeat') return undefined
  return { id, machine, host, pid, holds }
}
