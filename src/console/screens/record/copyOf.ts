import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { formDataOf, propertiesOf } from '../../fields/form/data/formDataOf.ts'
import { sharableFields } from '../../fields/form/data/sharableFields.ts'

/** The initial values of a copy: all values that two records may share, and rows as new ones. */
export function copyOf(
  record: Readonly<Record<string, unknown>>,
  resource: Resource,
  form: ResourceForm,
): JsonObject {
  const values = formDataOf(record, form.schema)
  const copied = sharableFields(resource, form).filter(({ notCopied }) => !notCopied)
  const entries = copied.flatMap(({ source, children, fields = [] }): [string, Json][] => {
    const value = values[source]
    if (value === undefined) return []
    return [[source, children ? newRows(value, propertiesOf(form.schema)[source], fields) : value]]
  })
  return Object.fromEntries(entries)
}

/** Rows without the ids of the original ones, and without properties that are not copied. */
function newRows(rows: Json, list: Json | undefined, fields: readonly Field[]): Json {
  const items = isJsonObject(list) ? list['items'] : undefined
  if (!Array.isArray(rows) || !isJsonObject(items)) return rows
  const left = new Set(fields.filter(({ notCopied }) => notCopied).map(({ source }) => source))
  const copied = (row: JsonObject) =>
    Object.fromEntries(Object.entries(formDataOf(row, items)).filter(([name]) => !left.has(name)))
  return rows.map((row: Json) => (isJsonObject(row) ? copied(row) : row))
}
