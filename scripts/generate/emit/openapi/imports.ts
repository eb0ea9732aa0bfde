import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Entity } from '../../contracts/Model.ts'
import { bilingual } from './bilingual.ts'

const fault = {
  type: 'object',
  properties: {
    row: {
      type: 'integer',
      minimum: 1,
      description: '数据行号，表头之后为 1 · Rows are counted from 1, below the line of heads',
    },
    property: {
      type: 'string',
      description: '出错的单元格 · The cell; absent where the row itself is refused',
    },
    code: { type: 'string' },
    message: { type: 'string' },
  },
  required: ['row', 'code', 'message'],
} as const satisfies JsonObject

const column = {
  type: 'object',
  properties: {
    head: { type: 'string' },
    property: {
      type: 'string',
      description: '对应的字段；没有则不导入 · The property that it fills; absent: none',
    },
    key: {
      type: 'string',
      description: '可作为 key 的字段 · The properties by which it can find records, for the parameter key',
    },
  },
  required: ['head'],
} as const satisfies JsonObject

const count = { type: 'integer', minimum: 0 } as const

/** The answer of an import. */
export const importReport: JsonObject = {
  type: 'object',
  properties: {
    dry_run: { type: 'boolean' },
    done: { type: 'boolean', description: '是否已写入 · Whether anything was stored' },
    rows: count,
    made: count,
    changed: count,
    same: { ...count, description: '与现有记录相同 · Rows that are stored already' },
    refused: count,
    columns: { type: 'array', items: column },
    faults: { type: 'array', items: fault, description: '最多 1000 项 · At most 1,000' },
  },
  required: ['dry_run', 'done', 'rows', 'made', 'changed', 'same', 'refused', 'columns', 'faults'],
}

/** The body of an import. */
export const importedFile: JsonObject = {
  required: true,
  description: bilingual({
    zh: '第一行是表头：字段名或其中英文名称。编码与分隔符自动识别',
    en: 'The first line names properties, by name or by label in either language. Encoding and separator are detected',
  }),
  content: { 'text/csv': { schema: { type: 'string' } } },
}

/** The parameters of an import. */
export function importParameters(entity: Entity): Json[] {
  return [
    parameter('dryRun', { zh: '只检查，不写入', en: 'Only check; nothing is stored' }, flag),
    parameter(
      'key',
      {
        zh: '按此字段查找已有记录并修改',
        en: 'Change the records that have the same value of this property',
      },
      { type: 'string', enum: importKeys(entity) },
    ),
    parameter(
      'partly',
      { zh: '有误的行跳过，其余写入', en: 'Store the rows without errors; otherwise one error stops all' },
      flag,
    ),
    parameter(
      'zone',
      { zh: '没有时区的时间所在的时区', en: 'The time zone of moments that name none' },
      { type: 'string', default: 'UTC', examples: ['Asia/Shanghai'] },
    ),
  ]
}

const flag = { type: 'string', enum: ['true', 'false'], default: 'false' } as const

/** The properties by which rows can find their records: the id, unique ones, and the one that people know records by. */
function importKeys({ properties, display }: Entity): string[] {
  const unique = properties.filter(
    ({ name, unique, access }) => (unique || name === display) && access !== 'writeOnly',
  )
  return ['id', ...unique.map(({ name }) => name)]
}

function parameter(name: string, words: { zh: string; en: string }, schema: JsonObject): Json {
  return { name, in: 'query', description: bilingual(words), schema }
}
