import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Operation } from '#shared/contracts/Route.ts'
import type { Text } from '#shared/contracts/Text.ts'
import type { Entity } from '../../contracts/Model.ts'
import type { RoutePlan } from '../routes/routesOf.ts'
import { moveSchemaName, nodeSchemaName } from './components.ts'
import { bilingual } from './bilingual.ts'
import { exportParameters } from './exportParameters.ts'
import { figureParameters } from './figures.ts'
import { importedFile, importParameters } from './imports.ts'
import {
  idsParameter,
  listParameters,
  optionParameters,
  pageParameters,
  partlyParameter,
} from './listParameters.ts'
import { hasUpdateSchema, updateSchemaName } from './updateSchema.ts'
import { ruleWords } from './ruleWords.ts'

const summaries = {
  list: { zh: '列表', en: 'list' },
  export: { zh: '导出', en: 'export' },
  exportLater: { zh: '后台导出', en: 'export in the background' },
  tree: { zh: '整棵树', en: 'whole tree' },
  options: { zh: '可选项（仅名称）', en: 'choices, by name alone' },
  get: { zh: '详情', en: 'one record' },
  create: { zh: '新建', en: 'create' },
  import: { zh: '导入', en: 'import' },
  figures: { zh: '统计', en: 'figures' },
  update: { zh: '修改', en: 'change' },
  delete: { zh: '删除', en: 'delete' },
  bulkDelete: { zh: '批量删除', en: 'delete several' },
  bulkUpdate: { zh: '批量修改', en: 'change several' },
  move: { zh: '变更状态', en: 'change the state' },
  bulkMove: { zh: '批量变更状态', en: 'change the state of several' },
  history: { zh: '变更历史', en: 'changes of one record' },
  getSingle: { zh: '查看', en: 'read' },
  updateSingle: { zh: '修改', en: 'change' },
} as const satisfies Record<Operation, Text>

const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
} as const satisfies Json

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    '同一请求重发时使用同一个值，24 小时内得到第一次的应答，不会重复执行；用于另一请求时返回 422 · Send the same value with a retry: for 24 hours it gets the first answer and nothing is done twice; 422 when used for another request',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
} as const satisfies Json

/** The document's entry for one call. */
export function operationOf(entity: Entity, plan: RoutePlan): JsonObject {
  const parameters = parametersOf(entity, plan)
  return {
    operationId: plan.operationId,
    tags: [entity.name],
    summary: summaryOf(entity, plan),
    'x-permission': plan.permission,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(plan.body ? { requestBody: requestOf(entity, plan) } : {}),
    responses: { '200': answerOf(entity, plan), ...refusalsOf(entity, plan) },
  }
}

function summaryOf(entity: Entity, plan: RoutePlan): string {
  const move = entity.states?.moves.find(({ code }) => code === plan.move)
  const { zh, en } = (plan.operation === 'move' && move?.label) || summaries[plan.operation]
  return bilingual({ zh: `${entity.label.zh}：${zh}`, en: `${entity.label.en}: ${en}` })
}

function parametersOf(entity: Entity, { operation, hasId }: RoutePlan): Json[] {
  if (operation === 'history') return [...(hasId ? [idParameter] : []), ...pageParameters]
  if (operation === 'move') return [idParameter, keyParameter]
  if (operation === 'create') return [keyParameter]
  if (operation === 'import') return [...importParameters(entity), keyParameter]
  if (hasId) return [idParameter]
  if (operation === 'list') return listParameters(entity)
  if (operation === 'export') return exportParameters(entity)
  if (operation === 'exportLater') return [...exportParameters(entity), keyParameter]
  if (operation === 'figures') return figureParameters(entity)
  if (operation === 'options') return optionParameters(entity)
  if (operation === 'bulkDelete') return [idsParameter]
  return operation === 'bulkUpdate' || operation === 'bulkMove' ? [idsParameter, partlyParameter] : []
}

function requestOf(entity: Entity, plan: RoutePlan): JsonObject {
  return plan.operation === 'import' ? importedFile : bodyOf(entity, plan)
}

const bodyNames = { input: 'Input', patch: 'Patch' } as const

function bodyOf(entity: Entity, plan: RoutePlan): JsonObject {
  const schema = { $ref: `#/components/schemas/${bodyName(entity, plan)}` }
  return { required: true, content: { 'application/json': { schema } } }
}

function bodyName(entity: Entity, { body = 'move', operation, move = '' }: RoutePlan): string {
  if (body === 'move') return moveSchemaName(entity.typeName, move, operation === 'bulkMove')
  const isChange = operation === 'update' || operation === 'updateSingle'
  if (isChange && hasUpdateSchema(entity)) return updateSchemaName(entity)
  return `${entity.typeName}${bodyNames[body]}`
}

function answerOf(entity: Entity, { operation }: RoutePlan): JsonObject {
  const record = { $ref: `#/components/schemas/${entity.typeName}` }
  switch (operation) {
    case 'list':
      return {
        ...answer({ type: 'array', items: record }, true),
        headers: { 'Content-Range': contentRange(entity), ...listHeaders },
      }
    case 'export':
      return exportedFile
    case 'exportLater':
      return answer({ $ref: '#/components/schemas/ExportJob' })
    case 'figures':
      return answer({ $ref: '#/components/schemas/Figures' })
    case 'import':
      return answer({ $ref: '#/components/schemas/ImportReport' })
    case 'options':
      return answer({ type: 'array', items: { $ref: `#/components/schemas/${entity.typeName}Option` } })
    case 'history':
      return answer({ type: 'array', items: { $ref: '#/components/schemas/HistoryEntry' } }, true)
    case 'tree':
      return answer({ type: 'array', items: { $ref: `#/components/schemas/${nodeSchemaName(entity)}` } })
    case 'bulkDelete':
      return answer(ids)
    case 'bulkUpdate':
    case 'bulkMove':
      return answer({ anyOf: [ids, { $ref: '#/components/schemas/BulkReport' }] })
    default:
      return answer(record)
  }
}

const listHeaders = {
  'X-Total-Estimated': {
    schema: { const: 'true' },
    description: '总数是估计值或下限 · The total is an estimate or a lower bound',
  },
  'X-Search-Partial': {
    schema: { type: 'integer' },
    description:
      '只查找了当前排序的前这么多条记录；加 q_all=true 查找全部 · Only so many of the first records in this order were searched; q_all=true searches all of them',
  },
} as const satisfies JsonObject

const ids = { type: 'array', items: { type: 'string', format: 'uuid' } } as const satisfies JsonObject

const exportedFile = {
  description:
    '成功：UTF-8 编码（带 BOM）的 CSV 文件，以公式符号开头的文本前会加上单引号；或 Excel 工作簿 · Success: a CSV file in UTF-8 with a byte order mark, quoted as in RFC 4180, where a text that a spreadsheet would run as a formula gets an apostrophe in front; or a workbook for Excel. A file that ends before its chunked end is not whole',
  headers: { 'X-Total-Count': { schema: { type: 'integer' }, description: 'How many records were found' } },
  content: {
    'text/csv': { schema: { type: 'string' } },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
      schema: { type: 'string', format: 'binary' },
    },
  },
} as const satisfies JsonObject

function contentRange(entity: Entity): JsonObject {
  return { schema: { type: 'string' }, example: `${entity.name} 0-19/42` }
}

function answer(data: JsonObject, withTotal = false): JsonObject {
  const schema = {
    type: 'object',
    properties: {
      success: { const: true },
      data,
      msg: { type: 'string' },
      ...(withTotal ? { total: { type: 'integer', minimum: 0 } } : {}),
    },
    required: ['success', 'data', 'msg', ...(withTotal ? ['total'] : [])],
  }
  return { description: '成功 · Success', content: { 'application/json': { schema } } }
}

function refusalsOf(entity: Entity, { operation, hasId, body }: RoutePlan): JsonObject {
  const writes = ![
    'list',
    'export',
    'exportLater',
    'figures',
    'tree',
    'options',
    'get',
    'history',
    'getSingle',
  ].includes(operation)
  const named = (name: string) => ({ $ref: `#/components/responses/${name}` })
  return {
    '400': named('Invalid'),
    '401': named('Unauthorized'),
    '403': named('Forbidden'),
    ...(body ? { '413': named('TooLarge'), '415': named('Unsupported') } : {}),
    ...(operation === 'export' || operation === 'exportLater' ? { '429': named('Limited') } : {}),
    ...(hasId ? { '404': named('NotFound') } : {}),
    ...(writes
      ? { '409': deletes.has(operation) ? named('Conflict') : conflictOf(entity, named('Conflict')) }
      : {}),
    '503': named('Unavailable'),
    default: named('Refused'),
  }
}

const deletes: ReadonlySet<Operation> = new Set(['delete', 'bulkDelete'])

/** What is stored may contradict what is sent in ways that the schema names. */
function conflictOf(entity: Entity, conflict: JsonObject): JsonObject {
  const words = ruleWords(entity)
  return words.length === 0 ? conflict : { ...conflict, description: words.join('; ') }
}
