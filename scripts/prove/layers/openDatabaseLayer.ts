import type { Database, Transaction } from '#server/database/Database.ts'
import { raw, sql } from '#server/database/sql.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { brokenLimitsIn, withComputedParts } from '#shared/computed/computedParts.ts'
import { computedValue } from '#shared/computed/computedValue.ts'
import { brokenLimitOf } from '#shared/computed/brokenLimitOf.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Column } from '#shared/contracts/Table.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import { brokenKeyword } from '../../generate/emit/migration/json/brokenKeyword.ts'
import { jsonRules } from '../../generate/emit/migration/json/jsonRules.ts'
import type { JsonRule } from '../../generate/emit/migration/json/jsonRules.ts'
import { recordOf } from './Case.ts'
import type { Case, Violation } from './Case.ts'
import type { Layer, Subject } from './Subject.ts'

// Small enough that other users of the embedded engine's only connection do not wait long.
const batch = 200

// Writes each value in its own savepoint, which is rolled back whether or not the value was refused.
const judgeFunction = `
CREATE OR REPLACE FUNCTION prove_rows(target regclass, records text[]) RETURNS boolean[] LANGUAGE plpgsql AS $$
DECLARE
  one text;
  columns text;
  verdicts boolean[] := '{}';
BEGIN
  FOREACH one IN ARRAY records LOOP
    BEGIN
      SELECT string_agg(quote_ident(key), ', ') INTO columns FROM jsonb_object_keys(one::jsonb) AS key;
      EXECUTE format('INSERT INTO %s (%s) SELECT %s FROM jsonb_populate_record(NULL::%s, $1)',
        target, columns, columns, target) USING one::jsonb;
      RAISE EXCEPTION USING ERRCODE = 'FX001';
    EXCEPTION
      WHEN SQLSTATE 'FX001' THEN verdicts := verdicts || true;
      WHEN integrity_constraint_violation OR data_exception OR syntax_error_or_access_rule_violation THEN
        verdicts := verdicts || false;
    END;
  END LOOP;
  RETURN verdicts;
END $$`

/** The constraints of the database, tested by SQL without the server. */
export async function openDatabaseLayer(database: Database): Promise<Layer> {
  await database.run(raw(judgeFunction))
  return {
    name: 'database',
    judge: (subject, cases) => judge(database, subject, cases),
    states,
  }
}

async function judge(database: Database, subject: Subject, cases: readonly Case[]): Promise<boolean[]> {
  const records = cases.map((one) => rowOf(subject, one))
  const verdicts: boolean[] = []
  for (let start = 0; start < records.length; start += batch) {
    verdicts.push(...(await judgeRows(database, subject.table.name, records.slice(start, start + batch))))
  }
  return verdicts
}

async function judgeRows(database: Database, table: string, records: readonly string[]): Promise<boolean[]> {
  const verdicts: boolean[] = []
  await undone(database, async (tx) => {
    // References to existing records are no keyword, and no other row may conflict in a unique key.
    await tx.run(sql`SET LOCAL session_replication_role = replica`)
    await tx.run(raw(`DELETE FROM "${table}"`))
    const judged = await tx.row<{ verdicts: boolean[] }>(
      sql`SELECT prove_rows(${`"${table}"`}::regclass, ${records}::text[]) AS verdicts`,
    )
    verdicts.push(...(judged?.verdicts ?? []))
  })
  return verdicts
}

/** The record as a row; links are in tables of their own, and secrets are not stored as sent. */
function rowOf({ stored, table, schema }: Subject, one: Case): string {
  const changes = Object.entries(withDefaults(schema, one.changes, false))
  const kept = { ...one, changes: Object.fromEntries(changes.filter(([name]) => !isAway(name))) }
  const record = recordOf(stored, isAway(one.property) ? { ...kept, omitted: false } : kept)
  return JSON.stringify({ ...record, ...computedOf(table, record) })

  function isAway(name: string): boolean {
    return (
      [...table.links, ...(table.children ?? [])].some(({ property }) => property === name) ||
      columnOf(table.columns, name)?.secret !== undefined
    )
  }
}

/** The computed values of a record; none where rows of other records would be needed. */
export function computedOf(table: Subject['table'], record: JsonObject): JsonObject {
  return table.children ? {} : computedFrom(table, record)
}

/** The values that the server would compute from a record as it is sent. */
export function computedFrom({ columns }: Subject['table'], record: JsonObject): JsonObject {
  const inside = computedInside(columns, record)
  const values = columns.flatMap(({ name, computed }): [string, Json][] => {
    if (!computed) return []
    const value = computedValue(computed, { ...record, ...inside })
    // The server refuses a record for a broken limit, which says nothing against the values that it was computed from.
    return [[name, brokenLimitOf(computed, value) ? null : value]]
  })
  return { ...inside, ...Object.fromEntries(values) }
}

function computedInside(columns: readonly Column[], record: JsonObject): JsonObject {
  const wholes = columns.flatMap(({ name, computedParts }): [string, Json][] => {
    const { [name]: given = null } = record
    if (!computedParts || given === null) return []
    const value = withComputedParts(computedParts, given, record)
    return [[name, brokenLimitsIn(computedParts, value).length > 0 ? given : value]]
  })
  return Object.fromEntries(wholes)
}

async function undone(database: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  const wanted = new Error('taken back')
  await database
    .transaction(async (tx) => {
      await work(tx)
      throw wanted
    })
    .catch((error: unknown) => {
      if (error !== wanted) throw error
    })
}

/** Whether a column's type and constraints should refuse a violation. */
function states({ table, schema }: Subject, one: Case, { keyword, path, isConditional }: Violation): boolean {
  if (isConditional) return false
  const [, property = '', ...inner] = path.split('/')
  if (keyword === 'additionalProperties') return inner.length === 0
  const column = columnOf(table.columns, property)
  if (!column || column.secret) return false
  if (inner.length > 0) return statesInside(schema, [property, ...inner], keyword)
  const value = one.omitted ? null : one.changes[property]
  if (keyword === 'required' || value === null) return column.default === undefined || !one.omitted
  if (keyword === 'wellFormed') return true
  if (column.type === 'json') return statesInside(schema, [property], keyword)
  if (keyword === 'type') return saysType(column, value)
  if (isReadAsAnother(column, value)) return false
  // SQL accepts more spellings of days, instants and ids than JSON Schema.
  if (keyword === 'format') return column.type === 'text' && isPortable(schema, property, keyword)
  if (keyword === 'pattern') return isPortable(schema, property, keyword)
  return true
}

/** Whether jsonpath states a rule about a part of a json column. */
function statesInside({ properties }: Subject['schema'], place: readonly string[], keyword: string): boolean {
  const [property = '', ...inner] = place
  // For missing or surplus properties, the place includes their name.
  const isOfObject = keyword === 'required' || keyword === 'additionalProperties'
  const part = isOfObject ? inner.slice(0, -1) : inner
  return jsonRules(isJsonObject(properties) ? (properties[property] ?? true) : true).some(
    (rule) => rule.keyword === keyword && rule.isExact !== false && isPlace(rule, part),
  )
}

/** Whether a rule is about this part; a step without a name is the condition of an alternative. */
function isPlace({ path }: JsonRule, part: readonly string[]): boolean {
  const steps = path.filter(({ name }) => name !== undefined)
  return (
    steps.length === part.length && steps.every(({ name }, index) => name === null || name === part[index])
  )
}

const numeric: ReadonlySet<ColumnType> = new Set(['integer', 'decimal', 'double'])

/**
 * Whether a column refuses a value by its type. SQL converts between numbers and texts, so such values do not count as refusals.
 */
function saysType({ type }: Column, value: unknown): boolean {
  if (numeric.has(type)) return typeof value === 'number' || (typeof value === 'object' && value !== null)
  return false
}

/** Whether SQL converts a value to the column's type before it checks rules: `'1'` to 1, 0 to false, true to `'true'`. */
function isReadAsAnother({ type }: Column, value: unknown): boolean {
  if (type === 'boolean') return typeof value !== 'boolean'
  if (type === 'text') return typeof value !== 'string'
  return numeric.has(type) && typeof value === 'string'
}

function isPortable({ properties }: Subject['schema'], name: string, keyword: 'format' | 'pattern'): boolean {
  const property = isJsonObject(properties) ? properties[name] : undefined
  const said = isJsonObject(property) ? property[keyword] : undefined
  return typeof said === 'string' && brokenKeyword(keyword, said).length > 0
}

function columnOf(columns: readonly Column[], name: string): Column | undefined {
  return columns.find((column) => column.name === name)
}
