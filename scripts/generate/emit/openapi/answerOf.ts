import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Entity } from '../../contracts/Model.ts'
import type { RoutePlan } from '../routes/routesOf.ts'
import { deletedSchemaName, nodeSchemaName } from './components.ts'

/** The answer of a call that is not refused. */
export function answerOf(entity: Entity, { operation }: RoutePlan): JsonObject {
  const record = { $ref: `#/components/schemas/${entity.typeName}` }
  switch (operation) {
    case 'create':
      return answer(record, { shown_once: shownOnce })
    case 'list':
      return {
        ...answer({ type: 'array', items: record }, { total }),
        headers: { 'Content-Range': contentRange(entity), ...listHeaders },
      }
    case 'listDeleted':
      return {
        ...answer(
          { type: 'array', items: { $ref: `#/components/schemas/${deletedSchemaName(entity)}` } },
          { total },
        ),
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
      return answer({ type: 'array', items: { $ref: '#/components/schemas/HistoryEntry' } }, { total })
    case 'tree':
      return answer({ type: 'array', items: { $ref: `#/components/schemas/${nodeSchemaName(entity)}` } })
    case 'bulkDelete':
    case 'restore':
    case 'purge':
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
      '只查找了当前排序的前这么多条记录；加 q_all=true 查找全部 · The number of first records, in this order, that were searched; q_all=true searches all',
  },
} as const satisfies JsonObject

const shownOnce = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description:
    '服务器生成的内容，如密码或密钥，仅在此处显示一次 · Values that the server generated, such as a password or a secret; answered only this once',
} as const satisfies JsonObject

const total = { type: 'integer', minimum: 0 } as const satisfies JsonObject

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

/** The envelope of an answer; that of a list has the total. */
function answer(data: JsonObject, more: JsonObject = {}): JsonObject {
  const schema = {
    type: 'object',
    properties: { success: { const: true }, data, msg: { type: 'string' }, ...more },
    required: ['success', 'data', 'msg', ...('total' in more ? ['total'] : [])],
  }
  return { description: '成功 · Success', content: { 'application/json': { schema } } }
}
