import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'
import { withoutNames } from './withoutNames.ts'

/** The entities of the business; everything else belongs to the engine. */
export const businessEntities = [
  'good',
  'order',
  'distribution',
  'distributionVersion',
  'distributionLog',
  'weChatConfig',
] as const

const folders = [
  'src/shared/business',
  'src/server/business',
  'src/console/business',
  'src/demo',
  'schemas/dashboards',
] as const
const ofBusiness = /^src\/(?:(?:shared|server|console)\/business|demo)\//u

/** Takes the business and its demonstration out of a copy: schemas, folders, lines of registries and what was generated. */
export function takeBusinessAway(root: string): string[] {
  for (const entity of businessEntities) rmSync(join(root, 'schemas', `${entity}.json`))
  for (const folder of folders) rmSync(join(root, folder), { recursive: true })
  // The first generator's run of another product: its migrations begin with what there is then.
  for (const { parentPath, name } of readdirSync(join(root, 'generated'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory(),
  ))
    rmSync(join(parentPath, name), { recursive: true })
  return sourcesIn(root).filter((path) => takeLinesAway(root, path))
}

/** Whether the file was a registry that named the business. */
function takeLinesAway(root: string, path: string): boolean {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8')
  const without = withoutNames(text, parseSync(file, text), (name) => ofBusiness.test(placeOf(name, path)))
  if (without !== text) writeFileSync(file, without)
  return without !== text
}

function sourcesIn(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name))
    .map(({ parentPath, name }) => posix.relative(root, posix.join(parentPath, name)))
}

function placeOf(name: string, from: string): string {
  if (name.startsWith('.')) return posix.join(dirname(from), name)
  return name.replace(/^#/u, 'src/')
}
