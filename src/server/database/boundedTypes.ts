import { types } from 'pg'
import type { CustomTypesConfig } from 'pg'
import { columnTypes } from './columnTypes.ts'

const { TEXT, VARCHAR, BPCHAR, JSON, JSONB } = types.builtins
// The array type has no name in pg's table: text[].
const textArray = 1009

/** The types whose values may be long. */
const longTypes: ReadonlySet<number> = new Set([TEXT, VARCHAR, BPCHAR, JSON, JSONB, textArray])

/** Thrown when the rows of a query are longer together than the caller can hold. */
export class RowsTooLong extends RangeError {}

/** The parsers of one query's values, which fail above a number of characters; the driver then drops the rows that follow. */
export function boundedTypes(charactersAtMost: number): CustomTypesConfig {
  let read = 0
  return {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => {
      const parse: (text: string) => unknown = columnTypes.getTypeParser(oid, format)
      if (!longTypes.has(oid)) return parse
      return (text: string) => {
        read += text.length
        if (read > charactersAtMost) throw new RowsTooLong(`more than ${charactersAtMost} characters`)
        return parse(text)
      }
    },
  }
}
