import { readdirSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { join } from 'node:path'

/**
 * Calls back after anything in or below a folder was written, moved or removed, until the watch is closed. Watches folder by
 * folder: Node's own recursive watch loses a file once an editor has replaced it.
 */
export function watchFolders(top: string, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const follow = () => {
    const folders = foldersIn(top)
    for (const [folder, watcher] of watchers) {
      if (folders.includes(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) {
      const watcher = watchers.has(folder) ? undefined : watched(folder)
      if (watcher) watchers.set(folder, watcher.on('change', hear).on('error', hear))
    }
  }
  const hear = () => {
    follow()
    changed()
  }
  follow()
  return () => watchers.forEach((watcher) => watcher.close())
}

/** Undefined if the folder was removed a moment ago. */
function watched(folder: string): FSWatcher | undefined {
  try {
    return watch(folder)
  } catch {
    return undefined
  }
}

/** The existing folders: this one and all below it. */
function foldersIn(folder: string): string[] {
  try {
    const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return [folder, ...inner.flatMap(({ name }) => foldersIn(join(folder, name)))]
  } catch {
    return []
  }
}
