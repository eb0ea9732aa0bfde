import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlList, ddlOfSnapshot, sqlName } from '../../../print/Ddl.ts'
import { shortened } from '../../../model/names/shortened.ts'
import type { Change, MayLose } from '../steps/Change.ts'
import { changes } from '../steps/Change.ts'
import { ruleFor } from '../steps/ruleFor.ts'
import type { ColumnShape, ConversionSql } from '../shape/Shape.ts'
import { storedText } from '../shape/storedText.ts'
import { typeChange } from './typeChange.ts'
import type { TypeChange } from './typeChange.ts'

/** A column before and after, and the check whether values may be lost. */
export interface ColumnPair {
  old: ColumnShape
  column: ColumnShape
  mayLose: MayLose
}

/** Gives a column another type; values without a counterpart follow x-convert or the allowed loss. */
export function typeSteps(table: string, pair: ColumnPair): Change[] {
  const { old, column } = pair
  if (old.type === column.type) return []
  const name = sqlName(column.name)
  // Computed values are computed again from their sources.
  const change = isComputedAgain(pair)
    ? { using: ddl`NULL::${ddlOfSnapshot(column.type)}` }
    : typeChange(name, old.type, column)
  const at = { table, column: column.name }
  const { rule, isGiven } = ruleFor(column, pair.mayLose(at))
  const target = ddl`ALTER TABLE ${sqlName(table)} ALTER COLUMN ${name}`
  const reset = old.default === undefined ? [] : [ddl`${target} DROP DEFAULT;`]
  const type = ddlOfSnapshot(column.type)
  const conversion = { change, rule, column, text: storedText(name, old.type) }
  const convert = ddl`${target} TYPE ${type} USING ${usingOf(conversion)};`
  const steps = changes(`change_${table}`, [...guards(table, conversion), ...reset, convert])
  if (!change.fits || isGiven) return steps
  const loss = {
    what: `values of ${table}.${column.name} that do not fit from ${old.type} into ${column.type}`,
    at,
    advice:
      'Say beside it what becomes of them: "x-convert": { "rest": "refuse" } converts what fits and stops at the first that does not.',
  }
  return steps.map((step) => ({ ...step, loss }))
}

function isComputedAgain({ old, column }: ColumnPair): boolean {
  const isComputed = ({ computed, computedParts, kept }: ColumnShape) =>
    computed !== undefined && computedParts === undefined && kept === undefined
  return isComputed(old) && isComputed(column) && !column.required
}

interface Conversion {
  change: TypeChange
  rule: ConversionSql
  column: ColumnShape
  /** The text of a value before the change. */
  text: Ddl
}

/** Stops the migration, and names the rule, before it changes a value that has no counterpart. */
function guards(table: string, { column, change, rule, text }: Conversion): Ddl[] {
  const isStrict = rule.rest === 'refuse' || (rule.rest === 'nearest' && !change.nearest)
  if (!change.fits || !isStrict) return []
  const mapped = rule.map.map(({ from }) => ddlOfSnapshot(from))
  const either = mapped.length > 0 ? ddl`${text} IN (${ddlList(mapped)}) OR (${change.fits})` : change.fits
  const guard = sqlName(shortened(`${table}_${column.name}_fits`))
  return [
    ddl`ALTER TABLE ${sqlName(table)} ADD CONSTRAINT ${guard} CHECK (${either});`,
    ddl`ALTER TABLE ${sqlName(table)} DROP CONSTRAINT ${guard};`,
  ]
}

function usingOf({ change, rule, column, text }: Conversion): Ddl {
  const mapped = mappings(text, rule, column)
  const fitting = change.fits && rule.rest !== 'refuse' ? fittingOnly(change, rule, column) : change.using
  if (mapped.length === 0) return fitting
  const cases = mapped.reduce((sum, one) => ddl`${sum} ${one}`)
  return ddl`CASE ${cases} ELSE ${fitting} END`
}

function mappings(text: Ddl, rule: ConversionSql, { type }: ColumnShape): Ddl[] {
  return rule.map.map(
    ({ from, to }) =>
      ddl`WHEN ${text} = ${ddlOfSnapshot(from)} THEN ${ddlOfSnapshot(to)}::${ddlOfSnapshot(type)}`,
  )
}

function fittingOnly({ using, fits, nearest }: TypeChange, rule: ConversionSql, column: ColumnShape): Ddl {
  const rest =
    rule.rest === 'nearest'
      ? (nearest ?? using)
      : ddl`${ddlOfSnapshot(rule.rest === 'default' ? (column.default ?? 'NULL') : 'NULL')}::${ddlOfSnapshot(column.type)}`
  return ddl`CASE WHEN ${fits ?? ddl`true`} THEN ${using} ELSE ${rest} END`
}
