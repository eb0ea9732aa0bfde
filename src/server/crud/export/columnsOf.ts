import type { Queries } from '#server/database/Database.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import type { Language } from '#shared/contracts/Text.ts'
import type { FieldKind } from '#shared/fields/fieldKinds.ts'
import { exportWords } from '#shared/messages/exportWords.ts'
import { labelOf, valueLabel } from '../../plugins/labels.ts'
import type { Context } from '../entity/Context.ts'
import { textOf } from '../entity/textOf.ts'
import { clockIn } from './clockIn.ts'
import type { Clock } from './clockIn.ts'
import type { Cell, FileColumns } from './FileColumns.ts'
import type { ExportQuery } from './readExportQuery.ts'
import { idsOf, isNameless, referenceNames } from './referenceNames.ts'
import { shownText } from './shownTexts.ts'
import type { TextFormat } from './shownTexts.ts'

interface ColumnOptions {
  entity: string
  language: Language
  queries: Queries
  catalog: Context['catalog']
}

/** The columns that an export asks for. */
export function columnsOf({ fields, texts, zone }: ExportQuery, options: ColumnOptions): FileColumns {
  if (texts === 'raw') {
    const cells = (record: JsonObject) => fields.map(({ source }) => rawCell(record[source] ?? null))
    return {
      heads: fields.map(({ source }) => source),
      decimals: [],
      cellsOf: async (records) => records.map(cells),
    }
  }
  const { queries, catalog, language } = options
  const clock = clockIn(zone)
  const format = textFormatOf(options, clock)
  const tell = (entity: string, name: Json): string => {
    const { display, fields: named = [] } = catalog.resourceOf(entity) ?? {}
    const field = named.find(({ source }) => source === display)
    if (!field) return name === null ? '' : textOf(name)
    const place = { field, path: field.source, format: textFormatOf({ entity, language }, clock) }
    return shownText({ [field.source]: name }, place)
  }
  const { inYuan } = exportWords[language]
  const headOf = ({ source, type }: Field) =>
    type === 'money' ? inYuan(format.label(source)) : format.label(source)
  return {
    heads: fields.map(headOf),
    decimals: fields.map(({ type }) => (type === 'money' ? 2 : undefined)),
    cellsOf: async (records) => {
      const names = await referenceNames(queries, records, {
        fields,
        tableOf: (entity) => catalog.tableOf(entity),
        tell,
      })
      const named = { ...format, nameOf: (id: string) => names.get(id) ?? id }
      return records.map((record) =>
        fields.map((field) => shownCell(field, record, { names, format: named })),
      )
    },
  }
}

function textFormatOf(
  { entity, language }: Pick<ColumnOptions, 'entity' | 'language'>,
  clock: Clock,
): TextFormat {
  const { yes, no } = exportWords[language]
  return {
    language,
    yes,
    no,
    label: (path) => labelOf(entity, `/${path.replaceAll('.', '/')}`, language),
    choice: (path, value) => valueLabel(entity, path, value, language),
    clock,
    nameOf: (id) => id,
  }
}

interface Shown {
  names: ReadonlyMap<string, string>
  format: TextFormat
}

const summable: ReadonlySet<FieldKind> = new Set(['money', 'number', 'integer'])

/** The cell of a spreadsheet: numbers and amounts as plain numbers that it can sum, other records by name. */
function shownCell(field: Field, record: JsonObject, { names, format }: Shown): Cell {
  const value = record[field.source]
  if (typeof value === 'number' && summable.has(field.type)) return value
  if (isNameless(field)) {
    const ids = idsOf(field, value)
    return ids.map((id) => names.get(id) ?? id).join(', ')
  }
  return shownText(record, { field, path: field.source, format })
}

/** A value as the API answers it; lists and objects as JSON. */
function rawCell(value: Json): Cell {
  if (value === null) return ''
  return typeof value === 'object' ? textOf(value) : value
}
