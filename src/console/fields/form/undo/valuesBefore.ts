import { deepEquals } from '@rjsf/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { listOf } from '#shared/json/listOf.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { factsAbout } from '../../conditions/conditions.ts'
import { withPropertiesOf } from '../conflict/mergeEdits.ts'
import type { UndoneChange } from '../data/UndoneChange.ts'
import { formDataOf, writableNames } from '../data/formDataOf.ts'
import { givenIn } from '../data/givenIn.ts'
import { keepableNames } from '../draft/draftOf.ts'
import { lockedNames } from '../data/lockedNames.ts'
import { rowsBefore } from './rowsBefore.ts'

/** The record whose form it is; its row lists are those that the form holds. */
interface FormOf {
  resource: Resource
  form: ResourceForm
  record: Values
}

/** The values that a form is to take over; a property without a value in `values` is cleared. */
export interface ValuesBefore {
  names: readonly string[]
  values: JsonObject
}

/**
 * The values that undo a change: the earlier values of the properties that the form may change and that differ by now. The
 * state is left to the moves, and no history contains secrets. Rows in which only computed values changed are left out: they
 * followed another property, and undoing them would also undo their later changes.
 */
export function valuesBefore(
  { resource, form, record }: FormOf,
  change: Omit<UndoneChange, 'at'>,
): ValuesBefore {
  const isLocked = lockedNames(resource, record)
  const keepable = keepableNames(resource, form)
  const mayChange = (name: string) =>
    keepable.has(name) && name !== resource.states?.property && !isLocked?.(name)
  const { was, became, row } = change
  if (row) {
    const { [row.property]: held } = formDataOf(record, form.schema)
    const rows = mayChange(row.property) ? rowsBefore(form, listOf(held), { was, became, row }) : undefined
    return rows && hasPlace(form, row.property, rows)
      ? { names: [row.property], values: { [row.property]: rows } }
      : { names: [], values: {} }
  }
  const [then, next, now] = [was, became, record].map((values) => formDataOf(values, form.schema))
  const differ = (name: string, one: JsonObject = {}, other: JsonObject = {}) =>
    !deepEquals(givenIn(form, name, one[name]), givenIn(form, name, other[name]))
  const names = writableNames(form.schema).filter(
    (name) =>
      Object.hasOwn(was, name) &&
      mayChange(name) &&
      differ(name, then, next) &&
      differ(name, then, now) &&
      hasPlace(form, name, then?.[name]),
  )
  return { names, values: withPropertiesOf({}, then ?? {}, names) }
}

/**
 * Whether a property still accepts the value and everything inside it. The schema may have changed since: no input would show a
 * property with another name or shape, and it would keep the form from being saved.
 */
function hasPlace({ validate }: ResourceForm, name: string, value: Json | undefined): boolean {
  const facts = value === undefined ? [] : factsAbout(validate, { [name]: value })
  return !facts.some(({ path, code }) => {
    const [property, ...inside] = pointerNames(path)
    if (property !== name) return false
    return (
      code === 'type' || code === 'discriminator' || (code === 'additionalProperties' && inside.length > 0)
    )
  })
}
