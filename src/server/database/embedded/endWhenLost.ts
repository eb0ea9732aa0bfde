import type { EmbeddedEngine } from './EmbeddedEngine.ts'
import type { FolderLock } from './lock/FolderLock.ts'

/** Ends the process with the reason, without further writes, when it loses the folder: two writers would destroy the data. */
export function endWhenLost({ lost }: FolderLock, engine: EmbeddedEngine): void {
  const end = (): void => {
    void engine.abandon()
    // No caller awaits this: as an uncaught error it ends the process.
    setImmediate(() => {
      throw lost.reason
    })
  }
  lost.addEventListener('abort', end, { once: true })
  if (lost.aborted) end()
}
