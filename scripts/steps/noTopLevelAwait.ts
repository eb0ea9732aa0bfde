import { Visitor, parseSync } from 'vite'
import type { Plugin } from 'vite'

/**
 * Refuses a console build with a top-level await, which a package might contain. WebKit never runs a module that imports such a
 * file while that file is loading. The compiler reports it for our own files.
 */
export function noTopLevelAwait(): Plugin {
  return {
    name: 'fenxiao:no-top-level-await',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && hasTopLevelAwait(file.code))
          this.error(
            `${file.fileName} waits at its top level, where WebKit stops: ${file.moduleIds.join(', ')}`,
          )
    },
  }
}

/** Whether a module awaits outside its functions. */
export function hasTopLevelAwait(code: string): boolean {
  if (!code.includes('await')) return false
  let depth = 0
  let waits = false
  const enter = () => void (depth += 1)
  const leave = () => void (depth -= 1)
  const visitor = new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: () => void (waits ||= depth === 0),
    ForOfStatement: (loop) => void (waits ||= loop.await && depth === 0),
  })
  visitor.visit(parseSync('chunk.js', code).program)
  return waits
}
