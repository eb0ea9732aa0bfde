import { exportJob } from './exports.ts'
import { figures } from './figures.ts'
import { importReport } from './imports.ts'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Entity, Property } from '../../contracts/Model.ts'
import { exactly } from './exactly.ts'
import { fillWords } from './fillWords.ts'
import { limitWords } from './limitWords.ts'
import {
  inputSchemaOf,
  moveSchemasOf,
  optionSchemaOf,
  patchSchemaOf,
  recordSchemaOf,
} from '../../model/schemas/inputSchemas.ts'
import { routesOf } from '../routes/routesOf.ts'
import { bilingual } from './bilingual.ts'
import { inDraft2020 } from './inDraft2020.ts'
import { componentsOf } from './componentsOf.ts'
import { hasUpdateSchema, updateSchemaName, updateSchemaOf, withoutDefaults } from './updateSchema.ts'

const fieldRefusal = {
  type: 'object',
  properties: {
    path: {
      type: 'string',
      description: 'JSON pointer into the body, or the name of a parameter',
      examples: ['/price'],
    },
    code: { type: 'string', examples: ['maximum'] },
    message: { type: 'string' },
  },
  required: ['path', 'code', 'message'],
}

const values = { type: ['object', 'null'], description: 'Properties and their values; secrets as a mask' }

const historyEntry: JsonObject = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    action: { enum: ['create', 'update', 'move', 'delete', 'restore', 'purge', 'clear', 'password'] },
    user_name: { type: ['string', 'null'], description: 'null: the server itself' },
    created_at: { type: 'string', format: 'date-time' },
    before: values,
    after: values,
    detail: {
      type: ['object', 'null'],
      description: 'The move that was made, the record that it went along with, whose row it is',
    },
    trace_id: {
      type: ['string', 'null'],
      description: 'The call that made the change; null: the server itself',
    },
    row: {
      type: ['object', 'null'],
      description:
        'null: the change is one of the record itself; else the row that changed, and the list that it is in',
      properties: {
        property: { type: 'string' },
        id: { type: 'string', format: 'uuid' },
        subject: { type: 'string', description: 'The name of the row' },
      },
      required: ['property', 'id', 'subject'],
    },
  },
  required: ['id', 'action', 'user_name', 'created_at', 'before', 'after', 'detail', 'trace_id', 'row'],
}

const bulkReport: JsonObject = {
  type: 'object',
  description: 'The result for each record',
  properties: {
    done: { type: 'array', items: { type: 'string', format: 'uuid' } },
    refused: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', format: 'uuid' },
          code: { type: 'string', description: 'Key of the error table', examples: ['MOVE_NOT_ALLOWED'] },
          message: { type: 'string' },
          fields: { type: 'array', items: fieldRefusal },
        },
        required: ['id', 'code', 'message', 'fields'],
      },
    },
  },
  required: ['done', 'refused'],
}

/** Schemas that belong to no entity. */
export const commonSchemas: JsonObject = {
  HistoryEntry: historyEntry,
  BulkReport: bulkReport,
  Figures: figures,
  ImportReport: importReport,
  ExportJob: exportJob,
  FailureEnvelope: {
    type: 'object',
    properties: {
      success: { const: false },
      data: { type: 'null' },
      msg: { type: 'string' },
      error: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'Key of the error table', examples: ['INPUT_INVALID'] },
          code: { type: 'integer', examples: [400] },
          status: { type: 'integer', examples: [400] },
          detail: { type: 'string' },
          trace_id: { type: 'string' },
          fields: { type: 'array', items: fieldRefusal },
          facts: { description: 'Facts for programs, such as the stored record of a version conflict' },
        },
        required: ['id', 'code', 'status', 'detail'],
      },
    },
    required: ['success', 'data', 'msg', 'error'],
  },
}

/** The refusals that any call may answer with. */
export const commonResponses: JsonObject = {
  Invalid: failure('内容或参数有误 · Something in the body or the parameters is not valid'),
  Unauthorized: failure('未登录或登录已失效 · Not logged in, or the session has ended'),
  Forbidden: failure('没有权限 · Not allowed'),
  NotFound: failure('记录不存在 · There is no such record'),
  TooLarge: failure('请求内容过大 · The body is too large'),
  Unsupported: failure(
    '不支持的内容类型，或内容经过压缩 · The body is of a type that is not accepted, or it is compressed',
  ),
  Limited: failure('请求过多，请稍后再试 · Too much at once; try again later'),
  Conflict: failure('与现有数据冲突 · In conflict with what is stored'),
  Unavailable: failure('数据库暂时不可用 · The database is not available at the moment'),
  Refused: failure('其他拒绝 · Any other refusal'),
}

/** The schemas of one entity: its record, and the bodies of its calls. */
export function entitySchemas(entity: Entity): JsonObject {
  const { typeName, lookup } = entity
  const bodies = new Set(routesOf(entity).map(({ body }) => body))
  const schemas: readonly (readonly [string, JsonSchema])[] = [
    [typeName, recordSchemaOf(entity)],
    ...(lookup ? [[`${typeName}Option`, optionSchemaOf(entity)] as const] : []),
    ...(isTree(entity) ? [[nodeSchemaName(entity), nodeSchemaOf(entity)] as const] : []),
    ...(keepsDeleted(entity) ? [[deletedSchemaName(entity), deletedSchemaOf(entity)] as const] : []),
    ...(bodies.has('input') ? [[`${typeName}Input`, exactly(inputSchemaOf(entity))] as const] : []),
    ...(bodies.has('patch')
      ? [[`${typeName}Patch`, exactly(withoutDefaults(patchSchemaOf(entity)))] as const]
      : []),
    ...(hasUpdateSchema(entity)
      ? [[updateSchemaName(entity), exactly(updateSchemaOf(entity))] as const]
      : []),
    ...moveSchemasOf(entity).flatMap(({ code, one, many }) => [
      [moveSchemaName(typeName, code, false), exactly(withoutDefaults(one))] as const,
      [moveSchemaName(typeName, code, true), exactly(withoutDefaults(many))] as const,
    ]),
  ]
  return Object.fromEntries(
    schemas.flatMap(([name, schema]) => componentsOf(name, inDraft2020(titled(schema, entity)))),
  )
}

function isTree(entity: Entity): boolean {
  return routesOf(entity).some(({ operation }) => operation === 'tree')
}

/** The document's name for a record with the records below it. */
export function nodeSchemaName({ typeName }: Entity): string {
  return `${typeName}Node`
}

function nodeSchemaOf(entity: Entity): JsonSchema {
  const children = { type: 'array', items: { $ref: `#/components/schemas/${nodeSchemaName(entity)}` } }
  return recordWith(entity, { children })
}

function keepsDeleted(entity: Entity): boolean {
  return routesOf(entity).some(({ operation }) => operation === 'listDeleted')
}

/** The document's name for a deleted record; no move has this name, because those have one dot or end in `many`. */
export function deletedSchemaName({ typeName }: Entity): string {
  return `${typeName}.deleted.record`
}

function deletedSchemaOf(entity: Entity): JsonSchema {
  return recordWith(entity, { deleted_at: { type: 'string', format: 'date-time' } })
}

/** A record with more than its own properties; a reference to the record would allow no others. */
function recordWith(entity: Entity, more: JsonObject): JsonSchema {
  const { required, properties, ...schema } = recordSchemaOf(entity)
  return {
    ...schema,
    required: [...textsOf(required), ...Object.keys(more)],
    properties: { ...objectOf(properties), ...more },
  }
}

/** The document's name for the body of a move; no entity's name contains a dot. */
export function moveSchemaName(typeName: string, code: string, isBulk: boolean): string {
  return `${typeName}.${code}${isBulk ? '.many' : ''}`
}

function titled(schema: JsonSchema, entity: Entity): JsonSchema {
  const properties = Object.entries(objectOf(schema.properties)).map(([name, part]) => [
    name,
    labelled(
      part,
      entity.properties.find((property) => property.name === name),
    ),
  ])
  return { title: bilingual(entity.label), ...schema, properties: Object.fromEntries(properties) }
}

function labelled(part: Json, property: Property | undefined): Json {
  if (!property || !isJsonObject(part)) return part
  const { label, help, fill, reference, link } = property
  const { limit } = reference ?? link ?? {}
  const words = [
    ...(help ? [bilingual(help)] : []),
    ...(fill ? [fillWords(fill)] : []),
    ...(limit ? [limitWords(limit)] : []),
    ...limitsInRows(property),
  ]
  const description: JsonObject = words.length > 0 ? { description: words.join('\n\n') } : {}
  return { title: bilingual(label), ...description, ...part }
}

/** The descriptions of limited references in rows, which have no description of their own. */
function limitsInRows({ properties = [] }: Property): string[] {
  return properties.flatMap(({ name, reference }) =>
    reference?.limit ? [`${name}: ${limitWords(reference.limit)}`] : [],
  )
}

function failure(description: string): JsonObject {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/FailureEnvelope' } } },
  }
}
