import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Limits, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import type { ComparedPlace } from '#shared/contracts/Table.ts'
import { comparedPlacesOf } from '#shared/contracts/comparedPlacesOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectAt } from '#shared/json/objectOf.ts'
import { isLocked, lockOf } from '#shared/states/lockOf.ts'
import { keyOfTarget } from '../referred/Target.ts'
import type { EditedRecord, Target } from '../referred/Target.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'
import type { Predictor } from './Predictor.ts'
import { PredictedRecord } from './PredictedRecord.ts'
import type { ChildList, FindRow } from './PredictedRecord.ts'

/** A form with its entered values, and the sources of what is known about other records. */
export interface FormState {
  resource: Resource
  form: ResourceForm
  edited: EditedRecord
  find: FindReferred
  resourceOf: (entity: string) => Resource | undefined
  /** The lists whose rows the person may not see. */
  unseenRows: ReadonlySet<string>
}

/** The predicted record of a form, and the other records that must be known for it. */
export interface PredictedForm {
  record: Predictor
  wanted: readonly Target[]
}

/** Computes all values that a form and its rows show. */
export function predictedForm(state: FormState): PredictedForm {
  const { resource, form, edited } = state
  const wanted = new Map<string, Target>()
  const find: FindReferred = (target) => {
    wanted.set(keyOfTarget(target), target)
    return state.find(target)
  }
  const record = new PredictedRecord({
    derivations: { fields: resource.fields, computed: form.computed, fills: form.fills },
    edited,
    find,
    serverSet: serverSetIn(form.schema),
    parts: form.computedParts,
    lists: Object.fromEntries(childLists(state)),
  })
  for (const name of Object.keys(form.computed ?? {})) record.predict(name)
  for (const place of comparedIn(form.limits)) record.follow(place)
  for (const list of Object.keys({ ...form.computedRows, ...form.rowLimits })) {
    for (const row of listOf(edited.record[list])
      .filter(isJsonObject)
      .map((each) => record.row(list, each))) {
      for (const name of Object.keys(form.computedRows?.[list] ?? {})) row.predict(name)
      for (const place of comparedIn(form.rowLimits?.[list])) row.follow(place)
    }
  }
  return { record, wanted: [...wanted.values()] }
}

/** The places that limit which records can be chosen. */
function comparedIn(limits: Limits = {}): ComparedPlace[] {
  return Object.values(limits).flatMap(comparedPlacesOf)
}

function childLists({ resource, form, edited, resourceOf, unseenRows }: FormState): [string, ChildList][] {
  const storedRow = findRowsIn(resource, edited.stored)
  return resource.fields.flatMap((field): [string, ChildList][] => {
    const { source: list, children } = field
    const entity = children && resourceOf(children.entity)
    if (!entity) return []
    const items = objectAt(objectAt(objectAt(form.schema, 'properties'), list), 'items')
    const child = {
      derivations: {
        fields: entity.fields,
        computed: form.computedRows?.[list],
        fills: form.rowFills?.[list],
      },
      serverSet: serverSetIn(items),
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

/** Returns a function that finds the stored rows of a record by their ids. */
function findRowsIn({ fields }: { fields: readonly Field[] }, stored: JsonObject = {}): FindRow {
  const lists = fields.filter(({ children }) => children)
  const byId = new Map(
    lists.flatMap(({ source }) =>
      listOf(stored[source])
        .filter(isJsonObject)
        .map((row) => [row['id'], row] as const),
    ),
  )
  return ({ id }) => (id === undefined ? undefined : byId.get(id))
}

/** The names of read-only properties: the server sets them, no client sends them. */
function serverSetIn(schema: JsonObject): ReadonlySet<string> {
  const properties = objectAt(schema, 'properties')
  return new Set(Object.keys(properties).filter((name) => objectAt(properties, name)['readOnly'] === true))
}
