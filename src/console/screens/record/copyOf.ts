import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { formDataOf, propertiesOf } from '../../fields/form/data/formDataOf.ts'
import { sharableFields } from '../../fields/form/data/sharableFields.ts'
import { isObject } from '../../kit/text/readValue.ts'

/** What a new record starts with that is made after another: all that two records may share, and rows as new ones. */
export function copyOf(
  record: Readonly<Record<string, unknown>>,
  resource: Resource,
  form: ResourceForm,
): JsonObject {
  const values = formDataOf(record, form.schema)
  const entries = sharableFields(resource, form).flatMap(({ source, children }): [string, Json][] => {
    const value = values[source]
    if (value === undefined) return []
    return [[source, children ? newRows(value, propertiesOf(form.schema)[source]) : value]]
  })
  return Object.fromEntries(entries)
}

/** Without the ids of those that are there. */
function newRows(rows: Json, list: Json | undefined): Json {
  const items = isObject(list) ? list['items'] : undefined
  if (!Array.isArray(rows) || !isObject(items)) return rows
  return rows.map((row: Json) => (isObject(row) ? formDataOf(row, items) : row))
}
