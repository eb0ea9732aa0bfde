import { join } from 'node:path'
import { watchFolders } from './watchFolders.ts'

// Editors write a file in several steps in quick succession; one run for all of them is enough.
const settleMs = 15

/** Runs now and after every change of a schema, one run at a time; a failed run is reported and the watch goes on. */
export function watchSchemas(root: string, run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const enqueue = () => {
    running = running.then(run).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
    })
  }
  const close = watchFolders(join(root, 'schemas'), () => {
    clearTimeout(timer)
    timer = setTimeout(enqueue, settleMs)
  })
  enqueue()
  return () => {
    clearTimeout(timer)
    close()
  }
}
