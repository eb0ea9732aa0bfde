import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Operation } from '#shared/contracts/Route.ts'
import type { Text } from '#shared/contracts/Text.ts'
import type { Entity, Model } from '../../contracts/Model.ts'
import type { RoutePlan } from '../routes/routesOf.ts'
import { answerOf } from './answerOf.ts'
import { moveSchemaName } from './components.ts'
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
  rowsParameter,
} from './listParameters.ts'
import { hasUpdateSchema, updateSchemaName } from './updateSchema.ts'
import { refusalsOf } from './refusalsOf.ts'

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
  listDeleted: { zh: '回收站', en: 'deleted ones' },
  restore: { zh: '恢复', en: 'restore deleted ones' },
  purge: { zh: '彻底删除', en: 'delete deleted ones for good' },
  bulkUpdate: { zh: '批量修改', en: 'change several' },
  move: { zh: '变更状态', en: 'change the state' },
  bulkMove: { zh: '批量变更状态', en: 'change the state of several' },
  history: { zh: '变更历史', en: 'changes of one record' },
  getSingle: { zh: '查看', en: 'read' },
  updateSingle: { zh: '修改', en: 'change' },
} as const satisfies Record<Operation, Text>

/** Calls about the records that a filter names by their ids; they affect all of them or none. */
const ofNamedIds: ReadonlySet<Operation> = new Set(['bulkDelete', 'restore', 'purge'])

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
export function operationOf(entity: Entity, plan: RoutePlan, model: Model): JsonObject {
  const parameters = parametersOf(entity, plan, model)
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

function parametersOf(entity: Entity, { operation, hasId }: RoutePlan, model: Model): Json[] {
  if (operation === 'history') return historyParameters(entity, hasId)
  if (operation === 'move') return [idParameter, keyParameter]
  if (operation === 'create') return [keyParameter]
  if (operation === 'import') return [...importParameters(entity), keyParameter]
  if (hasId) return [idParameter]
  if (operation === 'list') return listParameters(entity, model)
  if (operation === 'export') return exportParameters(entity, model)
  if (operation === 'exportLater') return [...exportParameters(entity, model), keyParameter]
  if (operation === 'figures') return figureParameters(entity, model)
  if (operation === 'options') return optionParameters(entity)
  if (operation === 'listDeleted') return listParameters(entity, model)
  if (ofNamedIds.has(operation)) return [idsParameter]
  return operation === 'bulkUpdate' || operation === 'bulkMove' ? [idsParameter, partlyParameter] : []
}

function historyParameters({ properties }: Entity, hasId: boolean): Json[] {
  const hasRows = properties.some(({ children }) => children !== undefined)
  return [...(hasId ? [idParameter] : []), ...pageParameters, ...(hasRows ? [rowsParameter] : [])]
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
