import type { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { boundedErrors } from '#shared/validation/boundedErrors.ts'
import type { Code } from '../../print/Code.ts'
import { code, lines, literal, name } from '../../print/Code.ts'

const runtime = [
  'ucs2length',
  'equal',
  'formats',
  'areUnique',
  'isMultipleOf',
  'isWellFormed',
  'exceeds',
  'validateOncePerPath',
] as const

/** The compiled validators as the text of a browser module; its imports are to be printed before it. */
export function moduleText(compiler: Ajv, exported: Record<string, string>): string {
  // Ajv names its runtime by `require`; in a string of a schema the quotes would be escaped, so only code is found.
  const text = recursingOnce(boundedErrors(standaloneCode(compiler, exported)))
    .replaceAll(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/gu, '$1')
    .replace('"use strict";', '')
  if (/require\("/u.test(text)) throw new Error('the compiled validator asks for a module that browsers lack')
  return text
}

// A validator calls itself, or one that contains it, through such a wrapper.
const recursion = /^if\(!\((wrapper\d+\.validate)\((.+)\)\)\)\{$/gmu

function recursingOnce(text: string): string {
  return text.replaceAll(recursion, 'if(!(validateOncePerPath($1, $2))){')
}

/** The imports of our runtime that compiled validators use. */
export function importsOf(text: string): Code {
  const used = runtime.filter((module) => new RegExp(`(?:= |^if\\(!\\()${module}\\b`, 'mu').test(text))
  return lines(
    used.map((module) => code`import { ${name(module)} } from ${literal(`#shared/validation/${module}.ts`)}`),
  )
}
