import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Entity, Model, Property } from '../contracts/Model.ts'
import type { Code } from '../print/Code.ts'
import { code, commentText, documentation, lines, literal, printedElsewhere } from '../print/Code.ts'
import { emitEntities } from './emitEntities.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import { entityFile, overallFile } from '../print/GeneratedFile.ts'
import type { TextCache } from './TextCache.ts'

// Only keywords that shape a type are passed on: a title would name types, and `tsType` would be printed as code.
const shaping = ['type', 'enum', 'required', 'anyOf', 'oneOf', 'allOf', 'additionalProperties']

/** generated/types: interfaces for the record and the input of every entity, and the names that hand-written code may use. */
export async function emitTypes(model: Model, cache: TextCache): Promise<GeneratedFile[]> {
  const files = await Promise.all(model.entities.map((entity) => emitType(entity, cache)))
  return [...files, entityNames(model), emitEntities(model)]
}

async function emitType(entity: Entity, cache: TextCache): Promise<GeneratedFile> {
  const { record, input } = await interfacesOf(entity, cache)
  return entityFile(`generated/types/${entity.name}.ts`, entity, [
    documentation(`${entity.label.zh} / ${entity.label.en}: a record as the server answers it.`),
    record,
    code``,
    documentation(`${entity.label.zh} / ${entity.label.en}: a record as a client sends it.`),
    input,
  ])
}

// The library changes some names (`Area51zone` to `Area51Zone`), but not these.
const roles = { record: 'Record', input: 'Input' } as const

async function interfacesOf(entity: Entity, cache: TextCache): Promise<Record<keyof typeof roles, Code>> {
  const record = { ...closedShape(entity.recordSchema, entity), title: roles.record }
  const input = { ...closedShape(entity.inputSchema, entity), title: roles.input }
  const text = await cache.textOf(JSON.stringify([entity.typeName, record, input]), async () => {
    // The library also loads a formatter, so it is only loaded if something changed.
    const { compile } = await import('json-schema-to-typescript')
    // Compiles both at once: the library spends a third of its time before the first property.
    const both = { type: 'object', properties: { record, input } } as const
    return compile(both, 'Both', { additionalProperties: false, bannerComment: '', format: false })
  })
  return {
    record: declared(roles.record, entity.typeName, text),
    input: declared(roles.input, `${entity.typeName}Input`, text),
  }
}

function declared(role: string, typeName: string, printed: string): Code {
  const begins = new RegExp(`^export (?:interface|type) ${role}\\b`, 'u')
  const declaration = printed.split(/\n(?=export )/u).find((text) => begins.test(text))
  if (declaration === undefined) throw new Error(`json-schema-to-typescript printed no type for ${typeName}`)
  return printedElsewhere(tidied(declaration.replace(role, typeName)))
}

function closedShape(schema: JsonSchema, { properties }: Entity): JsonObject {
  return shapeOf({ additionalProperties: false, ...schema }, properties)
}

function entityNames(model: Model): GeneratedFile {
  const members = model.entities.map((entity) => code`  | ${literal(entity.name)}`)
  return overallFile('generated/types/EntityName.ts', [
    documentation('The name of an entity, which is the name of its schema file.'),
    lines([code`export type EntityName =`, ...members]),
  ])
}

function shapeOf(schema: JsonSchema, properties: readonly Property[]): JsonObject {
  const others = besideNull(schema)
  if (others) return { anyOf: [shapeOf({ ...schema, type: others }, properties), { type: 'null' }] }
  const given = { ...withPlainValues(schema), ...required(schema) }
  const kept = Object.entries(given).flatMap(([keyword, value]): [string, Json][] => {
    if (keyword === 'properties') return [[keyword, membersOf(objectOf(value), properties)]]
    if (keyword === 'items') return [[keyword, partOf(value, properties)]]
    return shaping.includes(keyword) ? [[keyword, partOf(branchesOf(schema, value), properties)]] : []
  })
  if (kept.length === 0) return { tsType: 'unknown' }
  if (isEmptyObject(schema)) return { tsType: emptyObject(schema) }
  const shape = Object.fromEntries(kept)
  return isFreeObject(schema) ? { ...shape, additionalProperties: true } : shape
}

/**
 * The other type of a nullable schema with branches: the branches say nothing about null, but the library would print that they
 * exclude it.
 */
function besideNull({ type, ...schema }: JsonSchema): Json | undefined {
  const isBranched = ['anyOf', 'oneOf', 'allOf'].some((keyword) => keyword in schema)
  if (!isBranched || !Array.isArray(type) || !type.includes('null')) return undefined
  const [only, ...others] = type.filter((name) => name !== 'null')
  return only === undefined || others.length > 0 ? undefined : only
}

/** Enumerated values state their types themselves. For objects among them the library would print `{}`, which takes anything. */
function withPlainValues(schema: JsonSchema): JsonSchema {
  const { enum: values, const: only, type: _, ...rest } = schema
  const all = values === undefined ? (only === undefined ? [] : [only]) : listOf(values)
  if (all.length === 0) return schema
  const plain = all.filter((value) => !isJsonObject(value))
  const objects = plain.length < all.length ? [{ type: 'object' }] : []
  const [single, ...others] = [...(plain.length > 0 ? [{ enum: plain }] : []), ...objects]
  return { ...rest, ...(others.length > 0 ? { anyOf: [single ?? true, ...others] } : single) }
}

// Properties that a closed object does not declare are not opened by its branches.
function branchesOf({ additionalProperties }: JsonSchema, value: Json): Json {
  if (!Array.isArray(value) || additionalProperties !== false) return value
  return value.map((branch: Json) => (isJsonObject(branch) ? { additionalProperties, ...branch } : branch))
}

/** The properties that are required here, by the schema or by one of its parts. */
function required({ required: own, allOf }: JsonSchema): JsonObject {
  const names = [own, ...listOf(allOf).map((part) => objectOf(part)['required'])].flatMap(listOf)
  return names.length > 0 ? { required: names } : {}
}

function isEmptyObject({ type, properties, patternProperties, additionalProperties }: JsonSchema): boolean {
  const isObjectType = [type ?? []].flat().every((name) => name === 'object' || name === 'null')
  const isDescribed = Object.keys(objectOf(properties)).length > 0 || patternProperties !== undefined
  return type !== undefined && isObjectType && additionalProperties === false && !isDescribed
}

function emptyObject({ type }: JsonSchema): string {
  return [type].flat().includes('null') ? '(Record<string, never> | null)' : 'Record<string, never>'
}

// Without a word about other members the library would print a closed object; or `{}`, which takes numbers and texts too.
function isFreeObject(schema: JsonSchema): boolean {
  const isObjectType = [schema.type ?? []].flat().includes('object')
  // Properties whose names match a pattern have no type here.
  const isOfPatterns = 'patternProperties' in schema && schema.additionalProperties === false
  const words = ['discriminator', ...(isOfPatterns ? [] : ['additionalProperties'])]
  const isDescribed = words.some((word) => word in schema)
  return isObjectType && !isDescribed
}

function partOf(value: Json, properties: readonly Property[]): Json {
  if (Array.isArray(value))
    return value.map((item: Json) => (isJsonObject(item) ? shapeOf(item, properties) : item))
  return isJsonObject(value) ? shapeOf(value, properties) : value
}

function membersOf(members: JsonObject, properties: readonly Property[]): JsonObject {
  const typed = Object.entries(members).filter(([, member]) => !isOnlyKnown(member))
  const shapes = typed.map(([name, member]) => {
    const property = properties.find((candidate) => candidate.name === name)
    const shape = isJsonObject(member) ? memberOf(member, property?.properties ?? []) : member
    return [name, property && isJsonObject(shape) ? { ...shape, description: labelOf(property) } : shape]
  })
  return Object.fromEntries(shapes)
}

// Keywords that are only about objects say nothing about other values.
function memberOf(member: JsonObject, properties: readonly Property[]): JsonObject {
  const isTyped = ['type', 'enum', 'const', 'anyOf', 'oneOf'].some((keyword) => keyword in member)
  return isTyped ? shapeOf(member, properties) : { tsType: 'unknown' }
}

// Properties that a client may send back, but need not and cannot change, are not part of an input's type.
function isOnlyKnown(member: Json): boolean {
  return isJsonObject(member) && member.readOnly === true && !('type' in member) && !('enum' in member)
}

function labelOf(property: Property): string {
  return commentText(`${property.label.zh} / ${property.label.en}`)
}

// The library leaves indentation to prettier, which takes far longer than everything else.
function tidied(printed: string): string {
  let depth = 0
  const rows = printed.split('\n').flatMap((row) => {
    const text = row.trim()
    if (text === '') return []
    if (text.startsWith('}')) depth -= 1
    const indented = '  '.repeat(Math.max(depth, 0)) + (text.startsWith('*') ? ` ${text}` : text)
    if (text.endsWith('{')) depth += 1
    return [indented]
  })
  return rows.join('\n').replaceAll(/\/\*\*\n\s*\* (.*)\n\s*\*\//gu, '/** $1 */')
}
