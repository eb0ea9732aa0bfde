import { brokenLimitOf } from '#shared/computed/brokenLimitOf.ts'
import type { Computation } from '#shared/contracts/Expression.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Predictor, Prediction } from './Predictor.ts'

/** All computed values of a record, including those in its rows and inside its objects. */
export interface ComputedWhole {
  /** The known values by property; lists and objects are the entered ones with their computed values. */
  values: JsonObject
  /** The names of the computed properties whose values are unknown, in the record or inside it. */
  unknown: ReadonlySet<string>
  /** The limits that computed values break. */
  broken: readonly FieldFact[]
}

/** Predicts all computed values of a form's record. */
export function computedWhole(record: Predictor, given: JsonObject, form: ResourceForm): ComputedWhole {
  const { computedRows = {}, computedRowParts = {} } = form
  const rows = Object.keys({ ...computedRows, ...computedRowParts }).map((list) =>
    insideOf(given, `/${list}`, (row, path) =>
      ofRecord(
        record.row(list, row),
        { given: row, path },
        { computed: computedRows[list], computedParts: computedRowParts[list] },
      ),
    ),
  )
  const found = [ofRecord(record, { given, path: '' }, form), ...rows]
  // The values that only the server computes.
  const later = form.computedLater ?? []
  return {
    values: Object.assign({}, ...found.map(({ values }) => values)),
    unknown: new Set([...later, ...found.flatMap(({ unknown }) => unknown)]),
    broken: found.flatMap(({ broken }) => broken),
  }
}

interface Found {
  values: JsonObject
  unknown: readonly string[]
  broken: readonly FieldFact[]
}

interface Place {
  given: JsonObject
  path: string
}

function ofRecord(
  record: Predictor,
  { given, path }: Place,
  { computed = {}, computedParts = {} }: Pick<ResourceForm, 'computed' | 'computedParts'>,
): Found {
  const own = known(computed, path, (name) => record.predict(name))
  const inside = Object.entries(computedParts).map(([source, parts]) =>
    insideOf(given, `${path}/${source}`, (object, at) =>
      known(parts, at, (name) => record.part(source, object, name)),
    ),
  )
  const found = [own, ...inside]
  return {
    values: Object.assign({}, ...found.map(({ values }) => values)),
    unknown: found.flatMap(({ unknown }) => unknown),
    broken: found.flatMap(({ broken }) => broken),
  }
}

/** A list of objects, or an object, in which the computed values are replaced with those found. */
function insideOf(given: JsonObject, path: string, find: (object: JsonObject, path: string) => Found): Found {
  const unknown: string[] = []
  const broken: FieldFact[] = []
  const completed = (value: Json, at: string): Json => {
    if (!isJsonObject(value)) return value
    const found = find(value, at)
    unknown.push(...found.unknown)
    broken.push(...found.broken)
    const kept = Object.entries(value).filter(([name]) => !found.unknown.includes(name))
    return { ...Object.fromEntries(kept), ...found.values }
  }
  const source = path.slice(path.lastIndexOf('/') + 1)
  const value = given[source]
  if (value === undefined) return { values: {}, unknown, broken }
  const whole = Array.isArray(value)
    ? value.map((item, index) => completed(item, `${path}/${index}`))
    : completed(value, path)
  return { values: { [source]: whole }, unknown, broken }
}

function known(
  computations: Readonly<Record<string, Computation>>,
  path: string,
  predict: (name: string) => Prediction,
): Found {
  const all = Object.keys(computations).map((name) => [name, predict(name)] as const)
  return {
    values: Object.fromEntries(
      all.flatMap(([name, each]): [string, Json][] => ('value' in each ? [[name, each.value]] : [])),
    ),
    unknown: all.flatMap(([name, each]) => ('unknown' in each ? [name] : [])),
    broken: all.flatMap(([name, each]): FieldFact[] => {
      const computation = computations[name]
      const limit = computation && 'value' in each ? brokenLimitOf(computation, each.value) : undefined
      return limit ? [{ path: `${path}/${name}`, ...limit }] : []
    }),
  }
}
