import { statfs } from 'node:fs/promises'

interface FreeSpaceWatch {
  freeBytes: () => Promise<number>
  everyMs: number
  /** Called at every look; a failure is retried at the next one. */
  onLook: (freeBytes: number) => Promise<void>
}

/** The free bytes for this user on the folder's disk. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Checks the disk regularly, because a full disk stops the engine in the middle of a write; answers a function that stops it. */
export function watchFreeSpace({ freeBytes, everyMs, onLook }: FreeSpaceWatch): () => void {
  const look = async (): Promise<void> => onLook(await freeBytes())
  const timer = setInterval(() => void look().catch(() => undefined), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
