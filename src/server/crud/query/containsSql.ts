import { identifier, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { ColumnReference, Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'

/** The condition "the column contains the text", in two forms. */
export interface Contains {
  /** Exact, but checks row by row: fast for a few thousand rows. */
  matches: Sql
  /** Uses the gram index, if the column has one; also true for some rows that only contain the text's grams. */
  indexed?: Sql
}

// Characters without upper and lower case.
const caseless = /^[\p{Lo}\p{Nd}\p{P}\p{Zs}]*$/u

/** The share of a table's rows that contain a gram; grams that are not listed are rare. */
export type GramParts = ReadonlyMap<string, number>

/** The shares of grams by column. */
export type ColumnParts = ReadonlyMap<string, GramParts>

// The limit of grams per query. The index reads through all of them, and the rarest alone leave few other rows.
const gramsAtMost = 4

/** "The column contains the text", regardless of upper and lower case. */
export function containsSql(table: Table, name: string, text: string, parts?: ColumnParts): Contains {
  const column = sql`t.${identifier(name)}`
  const grams = hasGrams(table, name) ? rarest(gramsOf(text), parts?.get(name)) : []
  if (grams.length > 0) return { matches: likeSql(column, text), indexed: holdsGramsSql(column, grams) }
  const { type, reference } = tableSql(table).columns.get(name) ?? {}
  if (reference) return { matches: namedSql(column, reference, text) }
  // Numbers and dates are searched in their written form.
  const value = type === 'text' ? column : sql`${column}::text`
  const typed = type !== undefined && numeric.includes(type) ? plainFigure(text) : text
  return { matches: sql`${value} ILIKE ${likePattern(typed)}` }
}

const numeric: readonly string[] = ['integer', 'decimal', 'double']

/** A number without currency signs, percent signs, separators and trailing zeros. */
function plainFigure(text: string): string {
  const plain = text.replaceAll(/[,，¥￥%％\s]/gu, '')
  if (plain === '') return text
  return /^-?\d+\.\d+$/u.test(plain) ? plain.replace(/\.?0+$/u, '') : plain
}

/** Searches a reference by the names of its targets. */
function namedSql(column: Sql, { table, display }: ColumnReference, text: string): Sql {
  const name = sql`o.${identifier(display)}::text`
  return sql`${column} IN (SELECT o."id" FROM ${identifier(table)} o WHERE ${name} ILIKE ${likePattern(text)})`
}

/** "The free search finds the column by the text": by the whole text if filters compare the whole column, else by a part. */
export function searchedSql(table: Table, name: string, text: string, parts?: ColumnParts): Contains {
  if (!isFoundByWholeText(table, name)) return containsSql(table, name, text, parts)
  if (isHidden(table, name)) return hiddenSql(name, text, parts)
  const equal = sql`t.${identifier(name)} = ${text}`
  return { matches: equal, indexed: equal }
}

/** Whether each of the columns has a gram index that can answer a search for the text. */
export function isIndexed(table: Table, names: readonly string[], text: string): boolean {
  const isMade = gramsOf(text).length > 0
  return names.every((name) => isMade && hasGrams(table, name))
}

/** Whether the free search finds the column only by its whole text. */
export function isFoundByWholeText(table: Table, name: string): boolean {
  const { type, filter } = tableSql(table).columns.get(name) ?? {}
  return isHidden(table, name) || (type === 'text' && filter === 'equals')
}

/** Whether the column is searched but not shown. */
function isHidden(table: Table, name: string): boolean {
  return !tableSql(table).columns.has(name)
}

function hiddenSql(name: string, text: string, parts?: ColumnParts): Contains {
  const column = sql`t.${identifier(name)}`
  // The searched text is trimmed; stored texts may not be.
  const matches = sql`lower(btrim(${column})) = lower(${text})`
  const grams = rarest(gramsOf(text), parts?.get(name))
  return { matches, indexed: grams.length > 0 ? holdsGramsSql(column, grams) : matches }
}

/** Whether the column has a gram index. */
function hasGrams(table: Table, name: string): boolean {
  return tableSql(table).columns.get(name)?.gramIndex === true
}

/** Matches like ILIKE, which converts both sides for every row and takes up to four times as long. */
function likeSql(column: Sql, text: string): Sql {
  const pattern = likePattern(text)
  // Hides the pattern from the planner by a sub-select: the plan is cached, and common values are not compared with each
  // pattern.
  return caseless.test(text)
    ? sql`${column} LIKE (SELECT ${pattern}::text)`
    : sql`lower(${column}) LIKE (SELECT lower(${pattern}))`
}

/** The text as a LIKE pattern that is open at both ends. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/**
 * "The text contains each of these grams", answered by the gram index. The database converts them to lower case, according to
 * its locale.
 */
export function holdsGramsSql(column: Sql, grams: readonly string[]): Sql {
  return sql`fx_ngrams(${column}) @> string_to_array(lower(${grams.join(gramEnd)}), ${gramEnd})`
}

/** The grams of a text: every three neighbouring characters, or the whole of a shorter text, as `fx_ngrams` makes them. */
export function gramsOf(text: string): string[] {
  const characters = charactersOf(text)
  const size = Math.min(3, characters.length)
  const starts = characters.slice(size - 1)
  const grams = starts.map((_, start) => characters.slice(start, start + size))
  return [...new Set(grams.flatMap((gram) => (gram.includes(undefined) ? [] : [gram.join('')])))]
}

function rarest(grams: readonly string[], parts?: GramParts): readonly string[] {
  return !parts || parts.size === 0 ? grams : sortByRarity(grams, parts).slice(0, gramsAtMost)
}

/** Sorts grams by their share, the rarest first. */
export function sortByRarity(grams: readonly string[], parts: GramParts): readonly string[] {
  const partOf = (gram: string) => parts.get(gram.toLowerCase()) ?? 0
  return grams.toSorted((one, other) => partOf(one) - partOf(other))
}

/** A text's characters; undefined for a character that the index does not hold as one character. */
export function charactersOf(text: string): (string | undefined)[] {
  return Array.from(text, (character) => (isOneInIndex(character) ? character : undefined))
}

// Separates grams in a statement.
const gramEnd = '\u0001'
// Its lower-case form depends on its neighbours.
const sigma = 'Σ'

/** Whether a character's lower-case form is one character too, independent of its neighbours. */
function isOneInIndex(character: string): boolean {
  return ![sigma, gramEnd].includes(character) && Array.from(character.toLowerCase()).length === 1
}
