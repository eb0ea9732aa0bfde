import { nameIn, readsInside, readsOf } from '#shared/computed/readsOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectAt } from '#shared/json/objectOf.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'

type Form = Pick<ResourceForm, 'schema' | 'computed' | 'computedParts'> &
  Partial<Pick<ResourceForm, 'computedRows' | 'computedRowParts'>>

/** The path at which people can settle a complaint: for a computed property, the first typed one that it is computed from. */
export function changeablePath(path: string, form: Form): string {
  const names = pointerNames(path)
  const found = changeable(names, form)
  return found === names ? path : found.map((name) => `/${name}`).join('')
}

function changeable(names: readonly string[], form: Form): readonly string[] {
  const [source = '', ...inside] = names
  const computation = form.computed?.[source]
  if (computation) {
    const typed = firstTyped(readsOf(computation.expression).map(nameIn), form.schema)
    return typed === undefined ? names : [typed]
  }
  const [index, ...below] = inside
  if (index !== undefined && isRowList(source, form))
    return inRow([source, index], below, {
      schema: itemsOf(form.schema, source),
      computed: form.computedRows?.[source],
      computedParts: form.computedRowParts?.[source],
    })
  const part = form.computedParts?.[source]?.[names.at(-1) ?? '']
  if (!part) return names
  const reads = readsInside(part.expression, source).flatMap((read) =>
    'item' in read && read.item !== undefined ? [read.item] : [],
  )
  const typed = firstTyped(reads, itemsOf(form.schema, source))
  return typed === undefined ? [source] : [...names.slice(0, -1), typed]
}

/** Reports a complaint at the list if the row does not show the property. */
function inRow(row: readonly string[], below: readonly string[], form: Form): readonly string[] {
  const found = changeable(below, form)
  const isShown = found.length === 0 || partOf(form.schema, found[0] ?? '')['readOnly'] !== true
  return isShown ? [...row, ...found] : row.slice(0, 1)
}

function isRowList(source: string, { computedRows = {}, computedRowParts = {} }: Form): boolean {
  return Object.hasOwn(computedRows, source) || Object.hasOwn(computedRowParts, source)
}

function firstTyped(names: readonly string[], schema: JsonObject): string | undefined {
  const properties = objectAt(schema, 'properties')
  return names.find((name) => Object.hasOwn(properties, name) && partOf(schema, name)['readOnly'] !== true)
}

/** The schema of a list's rows, or of an object. */
function itemsOf(schema: JsonObject, source: string): JsonObject {
  const part = partOf(schema, source)
  return isJsonObject(part['items']) ? part['items'] : part
}

function partOf(schema: JsonObject, name: string): JsonObject {
  return objectAt(objectAt(schema, 'properties'), name)
}
