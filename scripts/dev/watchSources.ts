import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import { root } from '../steps/root.ts'
import { requiresRestart } from './oneDatabase.ts'

interface Watching {
  vite: ViteDevServer
  /** Handles changed files of the server. */
  changed: (paths: readonly string[]) => Promise<void>
  /** Handles a change of this process's own files. */
  restart: () => void
}

const settleMs = 40
const ofServer = /^(src\/server|src\/shared|generated)\//u
const ofProcess = /^(scripts\/(generate|dev|steps)|vite\.config\.ts$)/u

/** Watches hand-written code: the server is reloaded here; the console is left to Vite. */
export function watchSources({ vite, changed, restart }: Watching): void {
  let timer: NodeJS.Timeout | undefined
  const paths = new Set<string>()
  vite.watcher.on('all', (_event, file) => {
    const path = relative(root, file).replaceAll('\\', '/')
    if (ofProcess.test(path) || requiresRestart(file)) return restart()
    if (!ofServer.test(path)) return
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      void changed([...paths])
      paths.clear()
    }, settleMs)
  })
}
