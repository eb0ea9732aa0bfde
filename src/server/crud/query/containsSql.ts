import { identifier, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { ColumnReference, Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'

/** "The column contains the text", said in two ways. */
export interface Contains {
  /** Of one row: quick for a few thousand of them. */
  matches: Sql
  /** By the gram index, where the column has one: also true of some rows that only hold the text's parts. */
  indexed?: Sql
}

// Characters of which there are no small and large ones.
const caseless = /^[\p{Lo}\p{Nd}\p{P}\p{Zs}]*$/u

/** Which part of a table's rows holds a gram; those that are not there are rare. */
export type GramParts = ReadonlyMap<string, number>

/** The same by column. */
export type ColumnParts = ReadonlyMap<string, GramParts>

// The index reads along whatever else it is asked for, and the rarest of them tell nearly all.
const gramsAtMost = 4

/** "The column contains the text", whatever the case. */
export function containsSql(table: Table, name: string, text: string, parts?: ColumnParts): Contains {
  const column = sql`t.${identifier(name)}`
  const grams = hasGrams(table, name) ? rarest(gramsOf(text), parts?.get(name)) : []
  if (grams.length > 0) return { matches: likeSql(column, text), indexed: holdsGramsSql(column, grams) }
  const { type, reference } = tableSql(table).columns.get(name) ?? {}
  if (reference) return { matches: namedSql(column, reference, text) }
  // Numbers and dates are searched as they are written.
  const value = type === 'text' ? column : sql`${column}::text`
  const typed = type !== undefined && numeric.includes(type) ? plainFigure(text) : text
  return { matches: sql`${value} ILIKE ${likePattern(typed)}` }
}

const numeric: readonly string[] = ['integer', 'decimal', 'double']

/** A figure without the signs that only help the eye. */
function plainFigure(text: string): string {
  const plain = text.replaceAll(/[,，¥￥%％\s]/gu, '')
  if (plain === '') return text
  return /^-?\d+\.\d+$/u.test(plain) ? plain.replace(/\.?0+$/u, '') : plain
}

/** What is known by another record is found by what that one is called. */
function namedSql(column: Sql, { table, display }: ColumnReference, text: string): Sql {
  const name = sql`o.${identifier(display)}::text`
  return sql`${column} IN (SELECT o."id" FROM ${identifier(table)} o WHERE ${name} ILIKE ${likePattern(text)})`
}

/** "The free search finds the column by the text": all of it where a filter would compare all of it, else a part. */
export function searchedSql(table: Table, name: string, text: string, parts?: ColumnParts): Contains {
  if (!isFoundWhole(table, name)) return containsSql(table, name, text, parts)
  if (isHidden(table, name)) return hiddenSql(name, text, parts)
  const equal = sql`t.${identifier(name)} = ${text}`
  return { matches: equal, indexed: equal }
}

/** Whether gram indexes tell for each of the columns which rows may contain the text. */
export function isIndexed(table: Table, names: readonly string[], text: string): boolean {
  const isMade = gramsOf(text).length > 0
  return names.every((name) => isMade && hasGrams(table, name))
}

/** Whether the free search finds the column only by all of it. */
export function isFoundWhole(table: Table, name: string): boolean {
  const { type, filter } = tableSql(table).columns.get(name) ?? {}
  return isHidden(table, name) || (type === 'text' && filter === 'equals')
}

/** Whether the table is searched by a text that it does not show. */
function isHidden(table: Table, name: string): boolean {
  return !tableSql(table).columns.has(name)
}

function hiddenSql(name: string, text: string, parts?: ColumnParts): Contains {
  const column = sql`t.${identifier(name)}`
  // What is searched for has no blanks at its ends; what is stored may have some.
  const matches = sql`lower(btrim(${column})) = lower(${text})`
  const grams = rarest(gramsOf(text), parts?.get(name))
  return { matches, indexed: grams.length > 0 ? holdsGramsSql(column, grams) : matches }
}

/** Whether the column has an index over the parts of its text. */
function hasGrams(table: Table, name: string): boolean {
  return tableSql(table).columns.get(name)?.gramIndex === true
}

/** The same as ILIKE, which makes small letters of both sides for every row and takes up to four times as long. */
function likeSql(column: Sql, text: string): Sql {
  const pattern = likePattern(text)
  // A selected pattern is unknown when the statement is planned: the plan is kept, instead of comparing common values with each pattern.
  return caseless.test(text)
    ? sql`${column} LIKE (SELECT ${pattern}::text)`
    : sql`lower(${column}) LIKE (SELECT lower(${pattern}))`
}

/** The text as a pattern in which only the two ends are open. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** "The text has each of these parts", which the gram index answers. It is the database that made small letters of them, as its locale says. */
export function holdsGramsSql(column: Sql, grams: readonly string[]): Sql {
  return sql`fx_ngrams(${column}) @> string_to_array(lower(${grams.join(gramEnd)}), ${gramEnd})`
}

/** Each three neighbouring characters of a text, or all it has: what the index of `fx_ngrams` is asked for. */
export function gramsOf(text: string): string[] {
  const characters = charactersOf(text)
  const size = Math.min(3, characters.length)
  const starts = characters.slice(size - 1)
  const grams = starts.map((_, start) => characters.slice(start, start + size))
  return [...new Set(grams.flatMap((gram) => (gram.includes(undefined) ? [] : [gram.join('')])))]
}

function rarest(grams: readonly string[], parts?: GramParts): readonly string[] {
  return !parts || parts.size === 0 ? grams : byRarity(grams, parts).slice(0, gramsAtMost)
}

/** The rarest first. */
export function byRarity(grams: readonly string[], parts: GramParts): readonly string[] {
  const partOf = (gram: string) => parts.get(gram.toLowerCase()) ?? 0
  return grams.toSorted((one, other) => partOf(one) - partOf(other))
}

/** A text's characters, each of which an index holds as one; undefined for others. */
export function charactersOf(text: string): (string | undefined)[] {
  return Array.from(text, (character) => (isOneInIndex(character) ? character : undefined))
}

// Stands between grams in a statement.
const gramEnd = '\u0001'
// Its small letter depends on the letters beside it.
const sigma = 'Σ'

/** Whether its small letter is one character too, whichever letters are beside it. */
function isOneInIndex(character: string): boolean {
  return ![sigma, gramEnd].includes(character) && Array.from(character.toLowerCase()).length === 1
}
