import { factsOf } from '#shared/fields/fieldKinds.ts'
import { groupKinds } from '#shared/fields/groupKinds.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Entity, Model } from '../../contracts/Model.ts'
import { bilingual } from './bilingual.ts'
import { listParameters, pageParameters } from './listParameters.ts'

const byMeasure = {
  type: 'object',
  description: '按请求的指标名 · By measure, as requested',
  additionalProperties: { type: ['number', 'null'] },
} as const satisfies JsonObject

/** The answer of a figures call. */
export const figures: JsonObject = {
  type: 'object',
  properties: {
    groups: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          values: {
            type: 'object',
            description:
              '分组字段的值；时间段以第一天表示 · The values of the groups; a period is named by its first day',
            additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
          },
          names: {
            type: 'object',
            description: '所引用记录的名称 · The names of the referenced records',
            additionalProperties: { type: 'string' },
          },
          figures: byMeasure,
        },
        required: ['values', 'names', 'figures'],
      },
    },
    whole: byMeasure,
    count: { type: 'integer', minimum: 0, description: '分组总数 · The total number of groups' },
  },
  required: ['groups', 'whole', 'count'],
}

/** The parameters of a figures call: the filters of the list, and the groups and measures. */
export function figureParameters(entity: Entity, model: Model): JsonObject[] {
  const unpaged = new Set<unknown>(['range', 'sort', 'q_all', ...pageParameters.map(({ name }) => name)])
  const ofFigures = groupParameters(entity)
  return [...listParameters(entity, model, ofFigures).filter(({ name }) => !unpaged.has(name)), ...ofFigures]
}

function groupParameters(entity: Entity): JsonObject[] {
  const answered = entity.properties.filter(({ access, column }) => access !== 'writeOnly' && column)
  const groups = answered.filter(({ field }) => groupKinds.has(field)).map(({ name }) => name)
  const [over] = answered.filter(({ reference }) => reference)
  const numbers = answered.filter(({ field }) => factsOf(field).measured).map(({ name }) => name)
  return [
    parameter(
      'group',
      {
        zh: `至多两个字段：${groups.join('、')}${over ? `；引用字段后可加点和所引用记录的选项、引用、是否或文本字段，如 ${over.name}.〈字段〉，须可查看其列表` : ''}`,
        en: `At most two of: ${groups.join(', ')}${over ? `; after a reference and a dot, a choice, reference, boolean or text of the referenced record, such as ${over.name}.<property>, for callers who may read that list` : ''}`,
      },
      { type: 'string' },
    ),
    parameter(
      'measures',
      {
        zh: `count，以及 sum、avg、min、max 加括号中的字段：${numbers.join('、')}`,
        en: `count, and sum, avg, min or max of: ${numbers.join(', ')}`,
      },
      { type: 'string', default: 'count', examples: [numbers[0] ? `count,sum(${numbers[0]})` : 'count'] },
    ),
    parameter(
      'period',
      { zh: '时间字段的分组长度', en: 'The length of the groups of a time' },
      { type: 'string', enum: ['day', 'week', 'month', 'quarter', 'year'], default: 'day' },
    ),
    parameter(
      'zone',
      { zh: '一天在哪个时区开始', en: 'The time zone in which days begin' },
      { type: 'string', default: 'UTC', examples: ['Asia/Shanghai'] },
    ),
    parameter(
      'limit',
      { zh: '最多多少组', en: 'The maximum number of groups' },
      { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
    ),
  ]
}

function parameter(name: string, words: { zh: string; en: string }, schema: JsonObject): JsonObject {
  return { name, in: 'query', description: bilingual(words), schema }
}
