import { deepEquals } from '@rjsf/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectAt } from '#shared/json/objectOf.ts'
import { withPropertiesOf } from '../conflict/mergeEdits.ts'
import { formDataOf, propertiesOf, writableNames } from '../data/formDataOf.ts'
import { givenIn } from '../data/givenIn.ts'
import type { UndoneChange, UndoneRow } from '../data/UndoneChange.ts'

/** The rows of a form after undoing a change of one of them; undefined if that changes nothing. */
export function rowsBefore(
  form: ResourceForm,
  rows: readonly Json[],
  { was, became, row }: Omit<UndoneChange, 'at'> & { row: UndoneRow },
): JsonObject[] | undefined {
  const schema = itemsOf(form, row.property)
  const held = rows.filter(isJsonObject)
  const at = held.findIndex(({ id }) => id === row.id)
  const [then, next] = [formDataOf(was, schema), formDataOf(became, schema)]
  if (row.isGone) return at < 0 ? withRow(held, then, row.place) : undefined
  const now = held[at]
  if (!now) return undefined
  const given = (name: string, { [name]: value }: JsonObject) =>
    givenIn(form, row.property, [value === undefined ? {} : { [name]: value }])
  const differ = (name: string, one: JsonObject, other: JsonObject) =>
    !deepEquals(given(name, one), given(name, other))
  const names = writableNames(schema).filter(
    (name) => Object.hasOwn(was, name) && differ(name, then, next) && differ(name, then, now),
  )
  return names.length === 0 ? undefined : held.with(at, withPropertiesOf(now, then, names))
}

/** Adds a removed row again, unless the form already has it. */
function withRow(held: readonly JsonObject[], then: JsonObject, place?: number): JsonObject[] | undefined {
  if (held.some(({ id, ...row }) => id === undefined && deepEquals(row, then))) return undefined
  return held.toSpliced(place ?? held.length, 0, then)
}

function itemsOf({ schema }: ResourceForm, property: string): JsonObject {
  return objectAt(objectAt(propertiesOf(schema), property), 'items')
}
