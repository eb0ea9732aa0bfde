import { identifier, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../tableSql.ts'

/** "The column contains the text", whatever the case; by the gram index where the column has one. */
export function containsSql(table: Table, name: string, text: string): Sql {
  const column = sql`t.${identifier(name)}`
  const isText = tableSql(table).columns.get(name)?.type === 'text'
  // Numbers and dates are searched as they are written.
  const matches = sql`${isText ? column : sql`${column}::text`} ILIKE ${likePattern(text)}`
  const grams = isText && table.search.includes(name) ? gramsOf(text) : []
  return grams.length === 0 ? matches : sql`(fx_grams(${column}) @> ${grams}::text[] AND ${matches})`
}

/** The text as a pattern in which only the two ends are open. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** The pairs of neighbouring characters of a keyword, or its only character: what the index of `fx_grams` is asked for. */
export function gramsOf(text: string): string[] {
  const characters = Array.from(text, lowerCharacter)
  const [only] = characters
  if (characters.length === 1) return only === undefined ? [] : [only]
  const pairs = characters.slice(1).map((character, index) => {
    const before = characters[index]
    return before === undefined || character === undefined ? undefined : before + character
  })
  return [...new Set(pairs.filter((pair) => pair !== undefined))]
}

/** Undefined where JavaScript and the database disagree on the small letter, so that no gram is made from it. */
function lowerCharacter(character: string): string | undefined {
  const lower = character.toLowerCase()
  return Array.from(lower).length === 1 ? lower : undefined
}
