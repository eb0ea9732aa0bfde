import type { Database, Transaction } from '#server/database/Database.ts'
import { raw, sql } from '#server/database/sql.ts'
import { isJsonObject } from '#server/crud/entity/isJsonObject.ts'
import { limitsBrokenIn, withComputedParts } from '#shared/computed/computedParts.ts'
import { computedValue } from '#shared/computed/computedValue.ts'
import { limitBroken } from '#shared/computed/limitBroken.ts'
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

// Small enough that other users of the embedded engine's only connection do not wait for long.
const batch = 200

// Each value is written in a savepoint of its own, and taken back whether it was refused or not.
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

/** The constraints of the database, written to by SQL without the server. */
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
    // Whether a record refers to one that exists is no keyword; and no other row may be in the way of a unique key.
    await tx.run(sql`SET LOCAL session_replication_role = replica`)
    await tx.run(raw(`DELETE FROM "${table}"`))
    const judged = await tx.row<{ verdicts: boolean[] }>(
      sql`SELECT prove_rows(${`"${table}"`}::regclass, ${records}::text[]) AS verdicts`,
    )
    verdicts.push(...(judged?.verdicts ?? []))
  })
  return verdicts
}

/** The record as a row: links are kept in tables of their own, secrets are not stored as they are sent. */
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

/** From rows of other records nothing can be computed here. */
export function computedOf(table: Subject['table'], record: JsonObject): JsonObject {
  return table.children ? {} : computedFrom(table, record)
}

/** What the server would compute from a record as it is sent. */
export function computedFrom({ columns }: Subject['table'], record: JsonObject): JsonObject {
  const inside = computedInside(columns, record)
  const values = columns.flatMap(({ name, computed }): [string, Json][] => {
    if (!computed) return []
    const value = computedValue(computed, { ...record, ...inside })
    // The server refuses it for that value, which speaks for those it is computed from.
    return [[name, limitBroken(computed, value) ? null : value]]
  })
  return { ...inside, ...Object.fromEntries(values) }
}

function computedInside(columns: readonly Column[], record: JsonObject): JsonObject {
  const wholes = columns.flatMap(({ name, computedParts }): [string, Json][] => {
    const { [name]: given = null } = record
    if (!computedParts || given === null) return []
    const value = withComputedParts(computedParts, given, record)
    return [[name, limitsBrokenIn(computedParts, value).length > 0 ? given : value]]
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

/** What a column's type and constraints are meant to say. */
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
  // SQL reads more spellings of days, instants and ids than JSON Schema has.
  if (keyword === 'format') return column.type === 'text' && isPortable(schema, property, keyword)
  if (keyword === 'pattern') return isPortable(schema, property, keyword)
  return true
}

/** Whether jsonpath says it of a part of a json column. */
function statesInside({ properties }: Subject['schema'], place: readonly string[], keyword: string): boolean {
  const [property = '', ...inner] = place
  // Of what is missing or too much, the place names it as well.
  const isOfObject = keyword === 'required' || keyword === 'additionalProperties'
  const part = isOfObject ? inner.slice(0, -1) : inner
  return jsonRules(isJsonObject(properties) ? (properties[property] ?? true) : true).some(
    (rule) => rule.keyword === keyword && rule.isExact !== false && isPlace(rule, part),
  )
}

/** A step without a name is the condition of an alternative. */
function isPlace({ path }: JsonRule, part: readonly string[]): boolean {
  const steps = path.filter(({ name }) => name !== undefined)
  return (
    steps.length === part.length && steps.every(({ name }, index) => name === null || name === part[index])
  )
}

const numeric: ReadonlySet<ColumnType> = new Set(['integer', 'decimal', 'double'])

/** SQL turns a number into a text and the text of a number into a number, so these do not count as refusals. */
function saysType({ type }: Column, value: unknown): boolean {
  if (numeric.has(type)) return typeof value === 'number' || (typeof value === 'object' && value !== null)
  return false
}

/** Whether SQL reads it as a value of the column's type before a rule is asked: `'1'` as 1, 0 as false, true as `'true'`. */
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
