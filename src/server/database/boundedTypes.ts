import { types } from 'pg'
import type { CustomTypesConfig } from 'pg'
import { columnTypes } from './columnTypes.ts'

const { TEXT, VARCHAR, BPCHAR, JSON, JSONB } = types.builtins
// The array type has no name in pg's table: text[].
const textArray = 1009

/** Types of which one value may be long. */
const longTypes: ReadonlySet<number> = new Set([TEXT, VARCHAR, BPCHAR, JSON, JSONB, textArray])

/** The rows of a query are longer together than the one who asked can hold. */
export class RowsTooLong extends RangeError {}

/** How the values of one query come out, which fails behind so many characters: the driver then drops the rows that follow as they come. */
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
