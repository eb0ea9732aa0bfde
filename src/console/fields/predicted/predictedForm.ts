import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Limits, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import type { ComparedPlace } from '#shared/contracts/Table.ts'
import { placesIn } from '#shared/contracts/placesIn.ts'
import { isLocked, lockOf } from '#shared/states/lockOf.ts'
import { isObject, listOf } from '../../kit/text/readValue.ts'
import { keyOfTarget } from '../referred/followedIn.ts'
import type { Edited, Target } from '../referred/followedIn.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'
import type { Predicted } from './Predicted.ts'
import { PredictedRecord } from './PredictedRecord.ts'
import type { ChildList, FindRow } from './PredictedRecord.ts'

/** A form with what is filled in, and what is known of other records. */
export interface FormState {
  resource: Resource
  form: ResourceForm
  edited: Edited
  find: FindReferred
  resourceOf: (entity: string) => Resource | undefined
  /** The lists whose rows the person may not see. */
  unseenRows: ReadonlySet<string>
}

/** The record of a form as it will be, and which other records have to be known for that. */
export interface PredictedForm {
  record: Predicted
  wanted: readonly Target[]
}

/** Computes all that a form and its rows show. */
export function predictedForm(state: FormState): PredictedForm {
  const { resource, form, edited } = state
  const wanted = new Map<string, Target>()
  const find: FindReferred = (target) => {
    wanted.set(keyOfTarget(target), target)
    return state.find(target)
  }
  const record = new PredictedRecord({
    following: { fields: resource.fields, computed: form.computed, fills: form.fills },
    edited,
    find,
    made: madeIn(form.schema),
    parts: form.computedParts,
    lists: Object.fromEntries(childLists(state)),
  })
  for (const name of Object.keys(form.computed ?? {})) record.predict(name)
  for (const place of comparedIn(form.limits)) record.follow(place)
  for (const list of Object.keys({ ...form.computedRows, ...form.rowLimits })) {
    for (const row of listOf(edited.record[list])
      .filter(isObject)
      .map((each) => record.row(list, each))) {
      for (const name of Object.keys(form.computedRows?.[list] ?? {})) row.predict(name)
      for (const place of comparedIn(form.rowLimits?.[list])) row.follow(place)
    }
  }
  return { record, wanted: [...wanted.values()] }
}

/** The places with which the records are compared that can be chosen. */
function comparedIn(limits: Limits = {}): ComparedPlace[] {
  return Object.values(limits).flatMap(placesIn)
}

function childLists({ resource, form, edited, resourceOf, unseenRows }: FormState): [string, ChildList][] {
  const storedRow = findRowsIn(resource, edited.stored)
  return resource.fields.flatMap((field): [string, ChildList][] => {
    const { source: list, children } = field
    const entity = children && resourceOf(children.entity)
    if (!entity) return []
    const items = objectAt(objectAt(objectAt(form.schema, 'properties'), list), 'items')
    const child = {
      following: {
        fields: entity.fields,
        computed: form.computedRows?.[list],
        fills: form.rowFills?.[list],
      },
      made: madeIn(items),
      parts: form.computedRowParts?.[list],
      of: children.of,
      isUnseen: unseenRows.has(list),
      storedRow,
      isKept: (name: string, row: JsonObject) =>
        isHeld(resource, list, edited.record) || isHeld(entity, name, row),
    }
    return [[list, child]]
  })
}

/** Whether the state of a record locks a property. */
function isHeld({ states }: Resource, name: string, record: JsonObject): boolean {
  const lock = lockOf(states, record)
  return states !== undefined && lock !== undefined && isLocked(states, lock, name)
}

/** Finds the rows of a record, as it is stored, by their ids. */
function findRowsIn({ fields }: { fields: readonly Field[] }, stored: JsonObject = {}): FindRow {
  const lists = fields.filter(({ children }) => children)
  const byId = new Map(
    lists.flatMap(({ source }) =>
      listOf(stored[source])
        .filter(isObject)
        .map((row) => [row['id'], row] as const),
    ),
  )
  return ({ id }) => (id === undefined ? undefined : byId.get(id))
}

/** What nobody sends, as the server sets it. */
function madeIn(schema: JsonObject): ReadonlySet<string> {
  const properties = objectAt(schema, 'properties')
  return new Set(Object.keys(properties).filter((name) => objectAt(properties, name)['readOnly'] === true))
}

function objectAt(object: JsonObject, name: string): JsonObject {
  const value = object[name]
  return isObject(value) ? value : {}
}
