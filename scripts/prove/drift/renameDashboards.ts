import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { freshName, freshWord } from './Name.ts'
import type { Name, NameKind } from './Name.ts'

type Renamed = (kind: NameKind, name: string) => string

/** Renames in the dashboards of a copy the names that are renamed in its schemas. */
export function renameDashboards(root: string, kind: NameKind, names: readonly Name[]): void {
  const folder = join(root, 'schemas', 'dashboards')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const dashboard: Json = JSON.parse(readFileSync(file, 'utf8'))
    if (!isJsonObject(dashboard) || !Array.isArray(dashboard['panels'])) continue
    const panels = dashboard['panels'].map((panel) =>
      isJsonObject(panel) ? renamedPanel(root, panel, { kind, names }) : panel,
    )
    writeFileSync(file, `${JSON.stringify({ ...dashboard, panels }, null, 2)}\n`)
  }
}

interface Renames {
  kind: NameKind
  names: readonly Name[]
}

/** A panel with renamed names; in a group such as `user_id.city`, the part after the dot belongs to another entity. */
function renamedPanel(root: string, panel: JsonObject, { kind, names }: Renames): JsonObject {
  const { entity, group } = panel
  const own = withNames(panel, renaming(kind, names, entity))
  const [source = '', property] = typeof group === 'string' ? group.split('.') : []
  if (property === undefined) return own
  const target = targetOf(root, entity, source)
  const renamedSource = renaming(kind, names, entity)('property', source)
  return { ...own, group: `${renamedSource}.${renaming(kind, names, target)('property', property)}` }
}

function renaming(kind: NameKind, names: readonly Name[], entity: Json | undefined): Renamed {
  return (of, name) => {
    if (
      of !== kind ||
      !names.some((each) => each.entity === entity && each.kind === of && each.name === name)
    )
      return name
    return of === 'entity' ? freshWord(name) : freshName(name)
  }
}

/** The target of a reference, from the original schemas. */
function targetOf(root: string, entity: Json | undefined, source: string): Json | undefined {
  if (typeof entity !== 'string') return undefined
  const schema: Json = JSON.parse(readFileSync(join(root, 'schemas', `${entity}.json`), 'utf8'))
  const { properties } = objectOf(schema)
  const property = isJsonObject(properties) ? properties[source] : undefined
  const reference = isJsonObject(property) ? property['x-reference'] : undefined
  return isJsonObject(reference) ? reference['entity'] : undefined
}

function withNames(panel: JsonObject, renamed: Renamed): JsonObject {
  const entries = Object.entries(panel).map(([key, value]): [string, Json] => {
    if (key === 'where' && isJsonObject(value)) return [key, withConditions(value, renamed)]
    if (key === 'steps' && Array.isArray(value)) return [key, value.map((step) => withValues(step, renamed))]
    if (typeof value !== 'string') return [key, value]
    if (key === 'entity') return [key, renamed('entity', value)]
    if (key === 'time' || key === 'group') return [key, renamed('property', value)]
    if (key !== 'measure') return [key, value]
    return [key, value.replace(/\((\w+)\)/u, (_, name: string) => `(${renamed('property', name)})`)]
  })
  return Object.fromEntries(entries)
}

function withValues(step: Json, renamed: Renamed): Json {
  if (!isJsonObject(step) || !Array.isArray(step['values'])) return step
  const values = step['values'].map((value) => (typeof value === 'string' ? renamed('value', value) : value))
  return { ...step, values }
}

function withConditions(where: JsonObject, renamed: Renamed): JsonObject {
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => [
      renamed('property', name),
      typeof value === 'string' ? renamed('value', value) : value,
    ]),
  )
}
