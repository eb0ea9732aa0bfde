import type { EmbeddedEngine } from './EmbeddedEngine.ts'
import type { FolderLock } from './lock/FolderLock.ts'

/** Two writers would destroy the folder: the one that lost it writes nothing more, and its process ends with the reason. */
export function endWhenLost({ lost }: FolderLock, engine: EmbeddedEngine): void {
  const end = (): void => {
    void engine.abandon()
    // Nobody waits for this: as an uncaught error it ends the process.
    setImmediate(() => {
      throw lost.reason
    })
  }
  lost.addEventListener('abort', end, { once: true })
  if (lost.aborted) end()
}
