import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isList, isObject, objectOf, textsOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { subschemasOf } from '../../load/subschemas.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import type { Complaint, Rule } from '../subject/Subject.ts'

/** Conditions at the root speak of properties that there are, and say what follows from them. */
export const checkRootConditions: Rule = ({ schema, declared }) => {
  // Elsewhere a condition may speak of what nobody has declared.
  if (!schema.dialect) return []
  return branchesOf(schema.value).flatMap(({ path, schema: branch }) => ofBranch(branch, path, declared))
}

interface Branch {
  path: Path
  schema: JsonObject
}

const branches: ReadonlySet<unknown> = new Set('if then else not allOf anyOf oneOf dependencies'.split(' '))

/** The root, and all that judges the whole record with it. */
function branchesOf(schema: JsonObject, path: Path = []): Branch[] {
  const inner = subschemasOf(schema).flatMap((part) =>
    branches.has(part.path[0]) && isObject(part.schema)
      ? branchesOf(part.schema, [...path, ...part.path])
      : [],
  )
  return [{ path, schema }, ...inner]
}

function ofBranch(schema: JsonObject, path: Path, declared: JsonObject): Complaint[] {
  const isRoot = path.length === 0
  const names = [
    ...(isRoot ? [] : Object.keys(objectOf(schema['properties'])).map((name) => ['properties', name])),
    ...(isRoot ? [] : textsOf(schema['required']).map((name, at) => ['required', at, name])),
    ...Object.entries(objectOf(schema['dependencies'])).flatMap(([name, then]) => dependencyIn(name, then)),
  ]
  return [
    ...names.flatMap((place) => unknown(place, path, declared)),
    ...(schema['if'] === undefined || schema['then'] !== undefined || schema['else'] !== undefined
      ? []
      : [
          { path: [...path, 'if'], message: 'Nothing follows from "if".', advice: 'Write "then" or "else".' },
        ]),
    ...['then', 'else']
      .filter((word) => schema[word] !== undefined && schema['if'] === undefined)
      .map((word) => ({
        path: [...path, word],
        message: `"${word}" follows from nothing.`,
        advice: 'Write "if" beside it.',
      })),
  ]
}

function dependencyIn(name: string, then: Json): Path[] {
  const others = isList(then) ? textsOf(then).map((other, at) => ['dependencies', name, at, other]) : []
  return [['dependencies', name], ...others]
}

const given = ['id', 'version']

function unknown(place: Path, path: Path, declared: JsonObject): Complaint[] {
  const name = String(place.at(-1))
  if (Object.hasOwn(declared, name) || given.includes(name)) return []
  // In a list of names the place is where the name stands in it.
  const at = typeof place.at(-2) === 'number' ? place.slice(0, -1) : place
  const advice = insteadOf(name, Object.keys(declared))
  return [{ path: [...path, ...at], message: `There is no property "${name}".`, advice }]
}
