import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'
import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { withoutNamingLines } from './withoutNamingLines.ts'

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

/** Removes the business and its demonstration from a copy: schemas, folders, lines of registries and generated files. */
export function removeBusiness(root: string): string[] {
  for (const file of schemasOfBusiness(join(root, 'schemas'))) rmSync(file)
  for (const folder of folders) rmSync(join(root, folder), { recursive: true })
  // As in another product's first run of the generator, the migrations start from the remaining schemas.
  for (const { parentPath, name } of readdirSync(join(root, 'generated'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory(),
  ))
    rmSync(join(parentPath, name), { recursive: true })
  return sourcesIn(root).filter((path) => removeBusinessLines(root, path))
}

/** The schemas of the business, and those that refer to a removed one, because they build on the business. */
function schemasOfBusiness(folder: string): string[] {
  const schemas = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): Schema => {
      const names = entitiesNamedIn(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      return { file: join(folder, file), entity: file.replace(/\.json$/u, ''), names }
    })
  const gone = new Set<string>(businessEntities)
  let known = 0
  while (known < gone.size) {
    known = gone.size
    for (const { entity, names } of schemas) if (names.some((name) => gone.has(name))) gone.add(entity)
  }
  return schemas.filter(({ entity }) => gone.has(entity)).map(({ file }) => file)
}

interface Schema {
  file: string
  entity: string
  /** The entities that its references and rows name. */
  names: readonly string[]
}

function entitiesNamedIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(entitiesNamedIn)
  if (!isJsonObject(value)) return []
  const { entity } = value
  return [...(typeof entity === 'string' ? [entity] : []), ...Object.values(value).flatMap(entitiesNamedIn)]
}

/** Removes the business's lines from a file; returns whether it had any. */
function removeBusinessLines(root: string, path: string): boolean {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8')
  const without = withoutNamingLines(text, parseSync(file, text), (name) =>
    ofBusiness.test(placeOf(name, path)),
  )
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
