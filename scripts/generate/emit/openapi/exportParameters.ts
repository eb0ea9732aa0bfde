import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Entity, Model } from '../../contracts/Model.ts'
import { listParameters, pageParameters, parameter } from './listParameters.ts'

const text = { type: 'string' } as const satisfies Json

const shownTexts = 'shown: labels, names and local time, as in the list.'
const rawTexts = 'raw: as the API answers values; unless columns are named, the id comes first.'
const importTexts =
  'import: as an import reads the same values again; unless columns are named, the id and all that can be imported.'

/** The parameters of an export: those of the list without its pages, and those of the file. */
export function exportParameters(entity: Entity, model: Model): JsonObject[] {
  const paged = new Set<unknown>(['range', 'q_all', ...pageParameters.map(({ name }) => name)])
  const ofFile = fileParameters(entity)
  return [...listParameters(entity, model, ofFile).filter(({ name }) => !paged.has(name)), ...ofFile]
}

function fileParameters(entity: Entity): JsonObject[] {
  const shown = entity.columns.filter(({ hidden }) => !hidden).map(({ source }) => source)
  const isImported = entity.actions.includes('import')
  return [
    parameter('format', 'What kind of file', { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' }),
    parameter('columns', 'Properties, in the order of the columns, with commas between them', {
      ...text,
      default: shown.join(','),
    }),
    parameter('texts', [shownTexts, rawTexts, ...(isImported ? [importTexts] : [])].join(' '), {
      ...text,
      enum: ['shown', 'raw', ...(isImported ? ['import'] : [])],
      default: 'shown',
    }),
    parameter('zone', 'The time zone in which moments are told', {
      ...text,
      default: 'UTC',
      examples: ['Asia/Shanghai'],
    }),
  ]
}
