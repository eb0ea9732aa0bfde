import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { root } from './root.ts'

/**
 * This text runs in the page itself. It contains no file name, so that the server's Content-Security-Policy, which allows exactly
 * this text, stays valid after a new build.
 */
const hint = `
try {
  const { key, files } = document.currentScript.dataset
  if (localStorage.getItem(key) === 'true')
    for (const href of files.split(' ')) {
      const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
      document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href }))
    }
} catch {
  // A browser that keeps nothing has nobody logged in.
}
`

/** Lets index.html request the console's code for a logged-in user in parallel with the start code, not after it. */
export function consoleHint(): Plugin {
  let key = ''
  return {
    name: 'fenxiao:console-hint',
    apply: 'build',
    configResolved({ env }) {
      key = `${String(env['VITE_STORAGE_NAMESPACE'] ?? '') || 'fenxiao_'}is_login`
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const files = consoleFiles(bundle).filter((file) => !page.includes(file))
        const addresses = files.map((file) => `./${file}`).join(' ')
        const script = `<script data-key="${key}" data-files="${addresses}">${hint}</script>`
        // After a style sheet, the script would not run before the style sheet has loaded.
        return page.replace(/(?=<(?:script|link rel="stylesheet"))/u, `${script}\n    `)
      },
    },
  }
}

/** The code and the styles that the console starts with. */
function consoleFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  // The entry may share a chunk with its dependencies.
  const entry = chunks.find(({ moduleIds }) =>
    moduleIds.includes(join(root, 'src/console/app/showConsole.tsx')),
  )
  if (!entry) throw new Error('The console is no chunk of its own any more: see scripts/steps/consoleHint.ts')
  const needed = new Set([entry])
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  const styles = [...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [...[...needed].map(({ fileName }) => fileName), ...new Set(styles)]
}
