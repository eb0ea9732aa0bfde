import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'

/** An import of one file by another; both are paths below the root. */
export interface Import {
  from: string
  to: string
}

/** All imports of a room's files: static, dynamic and type-only, of the same room or of others. */
export function importsIn(root: string, room: string): Import[] {
  return sourcesIn(root, room).flatMap((from) =>
    namedIn(join(root, from))
      .map((name) => placeOf(name, from))
      .filter((to) => to !== undefined && existsSync(join(root, to)))
      .map((to = '') => ({ from, to })),
  )
}

function sourcesIn(root: string, room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/u.test(entry.name))
    .map(({ parentPath, name }) => posix.relative(root, posix.join(parentPath, name)))
}

function namedIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { module } = parseSync(file, text)
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  )
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...later]
}

/** The path of an import: `#console/kit/x.ts` is `src/console/kit/x.ts`, `#scripts/x.ts` is `scripts/x.ts` (package.json). */
function placeOf(name: string, from: string): string | undefined {
  const path = name.replace(/\?.*$/u, '')
  if (path.startsWith('.')) return posix.join(dirname(from), path)
  const [, room, rest = ''] = /^#(\w+)\/(.+)$/u.exec(path) ?? []
  if (room === undefined) return undefined
  return roomsAtRoot.has(room) ? posix.join(room, rest) : posix.join('src', room, rest)
}

const roomsAtRoot: ReadonlySet<string> = new Set(['generated', 'scripts', 'tests'])
