import { randomUUID } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { ifAbsent } from '../../../config/ifAbsent.ts'

/** The process that has a folder, as it says in the folder. */
export interface FolderOwner {
  /** Different at every start. */
  id: string
  /** One kernel, from its start to its end: only there its locks prove anything. */
  machine: string
  host: string
  pid: string
  holds: 'kernel lock' | 'heartbeat'
}

/** What lies in the folder at one moment; `beat` changes while the owner lives. */
export interface OwnerRecord {
  text: string
  beat: bigint
}

/** How this process describes itself. */
export function newOwner(holds: FolderOwner['holds'], machine: string): FolderOwner {
  return { id: randomUUID(), machine, host: hostname(), pid: String(process.pid), holds }
}

/** Names the running kernel: two containers of one host have the same, a host that was started again has another. */
export async function thisMachine(): Promise<string> {
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname())
  return bootId.trim()
}

/** The owner's record; undefined when there is none. */
export async function readRecord(path: string): Promise<OwnerRecord | undefined> {
  // Opened each time: a network volume asks its server for the file's newest state only then.
  const handle = await open(path, 'r').catch(ifAbsent)
  if (!handle) return undefined
  try {
    const { mtimeNs } = await handle.stat({ bigint: true })
    return { text: await handle.readFile('utf8'), beat: mtimeNs }
  } finally {
    await handle.close()
  }
}

/** One line for each fact, to be read by people too. */
export function textOf({ id, machine, host, pid, holds }: FolderOwner): string {
  return `${[id, machine, host, pid, holds].join('\n')}\n`
}

/** Undefined when the text is not whole. */
export function ownerIn(text: string): FolderOwner | undefined {
  const [id, machine, host, pid, holds, end] = text.split('\n')
  if (!id || !machine || !host || !pid || end === undefined) return undefined
  if (holds !== 'kernel lock' && holds !== 'heartbeat') return undefined
  return { id, machine, host, pid, holds }
}
