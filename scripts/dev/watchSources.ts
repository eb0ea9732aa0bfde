import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import { root } from '../steps/root.ts'
import { isKept } from './oneDatabase.ts'

interface Watching {
  vite: ViteDevServer
  /** Something that the server is made of changed. */
  changed: (paths: readonly string[]) => Promise<void>
  /** Something changed that this process itself is made of. */
  restart: () => void
}

const settleMs = 40
const ofServer = /^(src\/server|src\/shared|generated)\//u
const ofProcess = /^(scripts\/(generate|dev|steps)|vite\.config\.ts$)/u

/** Follows hand-written code: the server is reloaded, the console is Vite's own business. */
export function watchSources({ vite, changed, restart }: Watching): void {
  let timer: NodeJS.Timeout | undefined
  const paths = new Set<string>()
  vite.watcher.on('all', (_event, file) => {
    const path = relative(root, file).replaceAll('\\', '/')
    if (ofProcess.test(path) || isKept(file)) return restart()
    if (!ofServer.test(path)) return
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      void changed([...paths])
      paths.clear()
    }, settleMs)
  })
}
