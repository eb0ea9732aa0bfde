import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { ValidationError } from '#shared/contracts/Route.ts'
import type { UniqueKey } from '#shared/contracts/Table.ts'
import { listOf } from '#shared/json/listOf.ts'
import { isAmong } from '#shared/validation/isAmong.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { blamedProperties } from '#shared/validation/blamedProperties.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import { factsAbout, dependsOnUnknown } from '../conditions/conditions.ts'

/** The rows of a list that are records of another entity, with that entity's own form. */
export interface RowForm {
  list: string
  /** The rows' reference to the owner; its value is unknown until the owner is saved. */
  of: string
  /** The properties that people type in a row. */
  names: ReadonlySet<string>
  /** The properties that the owner's form computes in a row. */
  computed: ReadonlySet<string>
  form: Pick<ResourceForm, 'schema' | 'validate' | 'unique' | 'computed' | 'computedLater'>
}

const someId = '00000000-0000-4000-8000-000000000000'

/** The complaints that the server will make about rows: the entity's validator checks each row, its unique keys all rows. */
export function factsOfRows(rowForms: readonly RowForm[], completed: JsonObject): FieldFact[] {
  return rowForms.flatMap((rowForm) => {
    const { list, form } = rowForm
    const rows = listOf(completed[list]).map((row) => objectOf(row))
    return [
      ...rows.flatMap((row, index) => factsOfRow(rowForm, row, `/${list}/${index}`)),
      ...(form.unique ?? []).flatMap((key) => factsOfKey(rowForm, rows, key)),
    ]
  })
}

function factsOfRow({ of, names, computed, form }: RowForm, row: JsonObject, place: string): FieldFact[] {
  const known = Object.entries(row).filter(([name]) => names.has(name) || computed.has(name))
  const computedThere = [...Object.keys(form.computed ?? {}), ...(form.computedLater ?? [])]
  const open = new Set(computedThere.filter((name) => !computed.has(name) || row[name] === undefined))
  const value = { ...Object.fromEntries(known), [of]: someId }
  const counts = (error: ValidationError) => !dependsOnUnknown(form.schema, error, open)
  const isShown = (name: string) => names.has(name) || (computed.has(name) && !open.has(name))
  return factsAbout(form.validate, value, counts)
    .filter(({ path }) => path === '' || isShown(pointerNames(path)[0] ?? ''))
    .map((fact) => ({ ...fact, path: `${place}${fact.path}` }))
}

function factsOfKey(rowForm: RowForm, rows: readonly JsonObject[], key: UniqueKey): FieldFact[] {
  const { list, of, names, form } = rowForm
  const { columns, where = {}, emptyEqual = false, message } = key
  const own = columns.filter((name) => name !== of)
  // Only the stored record knows the properties that a row does not show.
  if (![...own, ...Object.keys(where)].every((name) => names.has(name))) return []
  const usual = withDefaults(form.schema, {}, true)
  const places = blamedProperties({ ...key, columns: own }, (name, value) => usual[name] === value)
  const seen = new Set<string>()
  return rows.flatMap((row, index): FieldFact[] => {
    const values = own.map((name) => row[name] ?? null)
    if (!isAmong(where, row) || (!emptyEqual && values.includes(null))) return []
    const text = JSON.stringify(values)
    const isRepeated = seen.has(text)
    seen.add(text)
    if (!isRepeated) return []
    return places.map((name) => ({
      path: `/${list}/${index}/${name}`,
      code: 'VALUE_TAKEN',
      ...(message && { message }),
    }))
  })
}
