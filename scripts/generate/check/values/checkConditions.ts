import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Path } from '../../load/readJson.ts'
import { subschemasOf } from '../../load/subschemas.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import { declaredNames } from '../subject/entityNames.ts'
import type { Complaint, Rule } from '../subject/Subject.ts'

/** Conditions, at the root and inside objects and rows, name properties that exist and have consequences. */
export const checkConditions: Rule = ({ schema, declared }) => {
  // In other dialects a condition may name properties that nobody has declared.
  if (!schema.dialect) return []
  return [...ofConditions(schema.value, declared, true), ...insideOf(schema.value)]
}

/** Checks the conditions of objects inside another one, of the rows of a list and of alternatives. */
function insideOf(value: JsonObject): Complaint[] {
  return subschemasOf(value).flatMap(({ path, schema: part }) => {
    // Rows that are records of another entity are checked in that entity's own file.
    if (!isJsonObject(part) || !isInside(value, path) || part['x-children'] !== undefined) return []
    const declared = closedProperties(part)
    const own = declared ? ofConditions(part, declared, true) : []
    return below(path, [...own, ...insideOf(part)])
  })
}

function isInside({ properties }: JsonObject, [keyword]: Path): boolean {
  if (keyword === 'properties' || keyword === 'items') return true
  return properties === undefined && (keyword === 'oneOf' || keyword === 'anyOf')
}

/** The properties of an object that allows no others. */
function closedProperties(schema: Json | undefined): JsonObject | undefined {
  const { properties, additionalProperties: others = false } = objectOf(schema)
  return isJsonObject(properties) && others === false ? properties : undefined
}

function below(path: Path, complaints: readonly Complaint[]): Complaint[] {
  return complaints.map((complaint) => ({ ...complaint, path: [...path, ...complaint.path] }))
}

/** Checks the conditions on an object. In the object's own schema, "properties" declares; elsewhere it is part of a condition. */
function ofConditions(schema: JsonObject, declared: JsonObject, isOwn: boolean): Complaint[] {
  return branchesOf(schema).flatMap(({ path, schema: branch }) => {
    const declares = isOwn && path.length === 0
    return below(path, [
      ...ofBranch(branch, declared, declares),
      ...(declares ? [] : reachingIn(branch, declared)),
    ])
  })
}

/** Checks the part of a condition that is about the inside of a property. */
function reachingIn({ properties }: JsonObject, declared: JsonObject): Complaint[] {
  return Object.entries(objectOf(properties)).flatMap(([name, part]) => {
    const inner = closedProperties(declared[name])
    return inner && isJsonObject(part) ? below(['properties', name], ofConditions(part, inner, false)) : []
  })
}

interface Branch {
  path: Path
  schema: JsonObject
}

const branches: ReadonlySet<unknown> = new Set('if then else not allOf anyOf oneOf dependencies'.split(' '))

/** A schema, and all its branches that validate the whole of the same value. */
function branchesOf(schema: JsonObject, path: Path = []): Branch[] {
  const inner = subschemasOf(schema).flatMap((part) =>
    branches.has(part.path[0]) && isJsonObject(part.schema)
      ? branchesOf(part.schema, [...path, ...part.path])
      : [],
  )
  return [{ path, schema }, ...inner]
}

function ofBranch(schema: JsonObject, declared: JsonObject, declares: boolean): Complaint[] {
  const names = [
    ...(declares ? [] : Object.keys(objectOf(schema['properties'])).map((name) => ['properties', name])),
    ...(declares ? [] : textsOf(schema['required']).map((name, at) => ['required', at, name])),
    ...Object.entries(objectOf(schema['dependencies'])).flatMap(([name, then]) => dependencyIn(name, then)),
  ]
  return [
    ...names.flatMap((place) => unknown(place, declared)),
    ...(schema['if'] === undefined || schema['then'] !== undefined || schema['else'] !== undefined
      ? []
      : [{ path: ['if'], message: 'Nothing follows from "if".', advice: 'Write "then" or "else".' }]),
    ...['then', 'else']
      .filter((word) => schema[word] !== undefined && schema['if'] === undefined)
      .map((word) => ({
        path: [word],
        message: `"${word}" follows from nothing.`,
        advice: 'Write "if" beside it.',
      })),
  ]
}

function dependencyIn(name: string, then: Json): Path[] {
  const others = isJsonList(then) ? textsOf(then).map((other, at) => ['dependencies', name, at, other]) : []
  return [['dependencies', name], ...others]
}

const given = ['id', 'version']

function unknown(place: Path, declared: JsonObject): Complaint[] {
  const name = String(place.at(-1))
  if (Object.hasOwn(declared, name) || given.includes(name)) return []
  // In a list of names the path ends with the index, not with the name.
  const at = typeof place.at(-2) === 'number' ? place.slice(0, -1) : place
  const advice = insteadOf(name, declaredNames(declared))
  return [{ path: at, message: `There is no property "${name}".`, advice }]
}
