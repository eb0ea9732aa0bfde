import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { isObject } from '../../kit/text/readValue.ts'
import type { Predicted, Prediction } from './Predicted.ts'

/** All that is computed of a record, in its rows and inside of it. */
export interface ComputedWhole {
  /** What is known, by property; lists and objects that are filled in, with what is computed in them. */
  values: JsonObject
  /** What is not, of the record or inside of it. */
  unknown: ReadonlySet<string>
}

/** Asks for all that a form computes of a record. */
export function computedWhole(record: Predicted, given: JsonObject, form: ResourceForm): ComputedWhole {
  const { computedRows = {}, computedRowParts = {} } = form
  const rows = Object.keys({ ...computedRows, ...computedRowParts }).map((list) =>
    insideOf(list, given, (row) =>
      ofRecord(record.row(list, row), row, {
        computed: computedRows[list],
        computedParts: computedRowParts[list],
      }),
    ),
  )
  const found = [ofRecord(record, given, form), ...rows]
  // What the server alone computes.
  const later = form.computedLater ?? []
  return {
    values: Object.assign({}, ...found.map(({ values }) => values)),
    unknown: new Set([...later, ...found.flatMap(({ unknown }) => unknown)]),
  }
}

interface Found {
  values: JsonObject
  unknown: readonly string[]
}

function ofRecord(
  record: Predicted,
  given: JsonObject,
  { computed = {}, computedParts = {} }: Pick<ResourceForm, 'computed' | 'computedParts'>,
): Found {
  const own = known(Object.keys(computed), (name) => record.predict(name))
  const inside = Object.entries(computedParts).map(([source, parts]) =>
    insideOf(source, given, (object) =>
      known(Object.keys(parts), (name) => record.part(source, object, name)),
    ),
  )
  const found = [own, ...inside]
  return {
    values: Object.assign({}, ...found.map(({ values }) => values)),
    unknown: found.flatMap(({ unknown }) => unknown),
  }
}

/** A list of objects, or an object, each with what is found for it in the place of what it held there. */
function insideOf(source: string, given: JsonObject, find: (object: JsonObject) => Found): Found {
  const unknown: string[] = []
  const completed = (value: Json): Json => {
    if (!isObject(value)) return value
    const found = find(value)
    unknown.push(...found.unknown)
    const kept = Object.entries(value).filter(([name]) => !found.unknown.includes(name))
    return { ...Object.fromEntries(kept), ...found.values }
  }
  const value = given[source]
  if (value === undefined) return { values: {}, unknown }
  const values = { [source]: Array.isArray(value) ? value.map(completed) : completed(value) }
  return { values, unknown }
}

function known(names: readonly string[], predict: (name: string) => Prediction): Found {
  const all = names.map((name) => [name, predict(name)] as const)
  return {
    values: Object.fromEntries(
      all.flatMap(([name, each]): [string, Json][] => ('value' in each ? [[name, each.value]] : [])),
    ),
    unknown: all.flatMap(([name, each]) => ('unknown' in each ? [name] : [])),
  }
}
