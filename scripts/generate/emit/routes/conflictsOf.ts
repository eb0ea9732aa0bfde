import { formatProblem } from '../../load/formatProblem.ts'
import type { LoadedSchemas } from '../../load/LoadedSchema.ts'
import { pointAt } from '../../load/pointAt.ts'
import type { Path } from '../../load/readJson.ts'
import type { Entity, Model } from '../../contracts/Model.ts'
import type { GeneratedFile } from '../../print/GeneratedFile.ts'
import { routesOf } from './routesOf.ts'
import type { RoutePlan } from './routesOf.ts'

/** A name that is taken twice. */
interface Conflict {
  message: string
  advice: string
  /** The place in a schema that may be changed. */
  place?: { entity: Entity; path: Path }
}

/** Names that two entities, or an entity and a registry, would both take; each with its place and advice. */
export function conflictsOf(model: Model, files: readonly GeneratedFile[], loaded: LoadedSchemas): string[] {
  const all = [...fileConflicts(model, files), ...callConflicts(model)]
  return all.map(({ message, advice, place }) => {
    const pointed = place && pointAt(loaded, place.entity.file, place.path)
    return pointed
      ? formatProblem({ ...pointed, message, advice, severity: 'error' })
      : `${message} ${advice}`
  })
}

/** Compares case-insensitively: some file systems take Tables.ts and tables.ts for one file. */
function fileConflicts({ entities }: Model, files: readonly GeneratedFile[]): Conflict[] {
  return twice(files.map(({ path }) => path.toLowerCase())).map((path) => {
    const [, base] = /([^/]*)\.\w+$/u.exec(path) ?? []
    const entity = entities.findLast(({ name }) => name.toLowerCase() === base)
    return {
      message: `Two things would be written to ${path}.`,
      advice: 'Give the schema file of that name another one.',
      ...(entity ? { place: { entity, path: [] } } : {}),
    }
  })
}

function callConflicts({ entities }: Model): Conflict[] {
  const calls = entities.flatMap((entity) => routesOf(entity).map((plan) => ({ entity, ...plan })))
  const called = ({ method, url }: RoutePlan) => `${method} ${url}`
  return [
    ...twice(calls.map(called)).map((call) => ({
      message: `Two entities offer ${call}.`,
      advice: 'Change "path" in x-entity of one of them, or the code of the move.',
      ...placeOf(calls.filter((each) => called(each) === call)),
    })),
    ...twice(calls.map(({ operationId }) => operationId)).map((id) => ({
      message: `Two calls are called ${id}.`,
      advice: 'Give the move another code, or the schema file another name.',
      ...placeOf(calls.filter(({ operationId }) => operationId === id)),
    })),
  ]
}

/** Prefers the place of a move's code, which is easier to change than a path. */
function placeOf(calls: readonly (RoutePlan & { entity: Entity })[]): Pick<Conflict, 'place'> {
  const call = calls.findLast(({ move }) => move !== undefined) ?? calls.at(-1)
  if (!call) return {}
  const { entity, move } = call
  const { property = '', moves = [] } = entity.states ?? {}
  const index = moves.findIndex(({ code }) => code === move)
  const path =
    move === undefined ? ['x-entity', 'path'] : ['properties', property, 'x-states', 'moves', index, 'code']
  return { place: { entity, path } }
}

function twice(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))]
}
