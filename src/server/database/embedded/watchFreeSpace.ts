import { statfs } from 'node:fs/promises'

interface FreeSpaceWatch {
  freeBytes: () => Promise<number>
  everyMs: number
  /** Told at every look; a failure is tried again at the next one. */
  onLook: (freeBytes: number) => Promise<void>
}

/** Free bytes for this user on the folder's disk. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Looks at the disk from time to time, as a full one stops the engine in the middle of a write; answers how to stop. */
export function watchFreeSpace({ freeBytes, everyMs, onLook }: FreeSpaceWatch): () => void {
  const look = async (): Promise<void> => onLook(await freeBytes())
  const timer = setInterval(() => void look().catch(() => undefined), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
