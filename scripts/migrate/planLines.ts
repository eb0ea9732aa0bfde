import type { MigrationPrediction } from '#server/database/migrate/predictMigration.ts'
import { printable } from '#shared/words/printable.ts'
import type { Plan, PlanRefusal } from './planMigration.ts'

/** A plan as lines for people, the most important ones last. */
export function planLines(plan: Plan): string[] {
  const { indexes, notes, api, screens, codes, losses, database, waiting, tables, refusals } = plan
  const lost = tables.flatMap((table) => table.lost)
  return [
    ...tableLines(plan),
    ...section(
      'Indexes',
      indexes.map(({ index, serves, costs }) => `${index} serves ${serves}; ${costs}`),
    ),
    ...section('Written and not yet applied', waiting),
    ...section(
      'API',
      api.map(({ where, what, breaking }) => `${breaking ? 'breaking  ' : '          '}${where} ${what}`),
    ),
    ...section('Screens', screens),
    ...section('Menu and button codes', codes),
    ...section(`Rows in ${database ?? ''}`, tables.map(tableLine)),
    ...section('Notes', notes),
    ...section('Would be lost', [
      ...losses.map(({ place, what }) => `${place}: ${what}`),
      ...lost.map(({ what, rows, isEstimate }) => `${what}: ${counted(rows, isEstimate)} with a value`),
    ]),
    ...section('Refused', refusals.flatMap(refusalLines)),
    refusals.length > 0
      ? `${refusals.length} in the way: nothing would be applied.`
      : 'Nothing stands in the way.',
  ]
}

function tableLines({ migration, database, refusals }: Plan): string[] {
  const none = database === undefined ? ['There is no database to look at yet.'] : []
  if (migration) return [migration.file, '', migration.sql.trim(), '', ...none]
  return refusals.length > 0 ? none : ['The schemas ask for no further migration.', ...none]
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']
}

const works = {
  rewritten: 'all rewritten',
  read: 'all looked at',
  none: 'none touched',
} as const satisfies Record<MigrationPrediction['tables'][number]['work'], string>

function tableLine({
  table,
  rows,
  isEstimate,
  work,
  updated,
}: MigrationPrediction['tables'][number]): string {
  const changed = updated > 0 ? `, ${updated} get another value` : ''
  return `${table}: ${counted(rows, isEstimate)}, ${works[work]}${changed}`
}

function refusalLines({ what, rows, advice }: PlanRefusal): string[] {
  const found = rows
    ? [
        `  ${counted(rows.rows, rows.isEstimate)}:`,
        ...rows.examples.map(({ key, value }) => `    ${key}  ${printable(value ?? 'no value')}`),
      ]
    : []
  return [what, ...found, ...advice.map((line) => `  → ${line}`)]
}

function counted(rows: number, isEstimate: boolean): string {
  return `${isEstimate ? 'about ' : ''}${rows} row${rows === 1 ? '' : 's'}`
}
