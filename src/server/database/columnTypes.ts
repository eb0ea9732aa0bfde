import { types } from 'pg'
import type { CustomTypesConfig } from 'pg'

type Parse = (text: string) => unknown

// The TypeScript types of pg have only the numbers that pg names, not those of array types.
const driverParserOf: (oid: number, format?: 'text' | 'binary') => Parse = types.getTypeParser

const { TIMESTAMP, TIMESTAMPTZ, DATE, INTERVAL } = types.builtins
// The array types have no names in pg's table: timestamp[], timestamptz[], date[], interval[]. The parser of text[] splits them.
const [timestampArray, timestamptzArray, dateArray, intervalArray, textArray] = [1115, 1185, 1182, 1187, 1009]

const parseTimestamptz: Parse = driverParserOf(TIMESTAMPTZ)
const parseTextArray = driverParserOf(textArray)

const asWritten: Parse = (text) => text

// The form that a connection in UTC sends: `2026-11-20 08:30:00.123456+00`.
const plainInstant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/

/** JavaScript has milliseconds only; a cursor that needs the microseconds selects `created_at::text`. */
const isoInstant: Parse = (text) => {
  if (plainInstant.test(text)) {
    const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, '0')
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
  }
  const instant = parseTimestamptz(text)
  return instant instanceof Date ? instant.toISOString() : text
}

// For a time without a zone the driver would take the server process's zone, which differs from node to node.
const isoInUtc: Parse = (text) => isoInstant(`${text}+00`)

const arrayOf =
  (parse: Parse): Parse =>
  (text) => {
    const items = parseTextArray(text)
    return Array.isArray(items)
      ? items.map((item: unknown) => (typeof item === 'string' ? parse(item) : null))
      : text
  }

const ownParsers = new Map<number, Parse>([
  [TIMESTAMPTZ, isoInstant],
  [TIMESTAMP, isoInUtc],
  [DATE, asWritten],
  [INTERVAL, asWritten],
  [timestamptzArray, arrayOf(isoInstant)],
  [timestampArray, arrayOf(isoInUtc)],
  [dateArray, arrayOf(asWritten)],
  [intervalArray, arrayOf(asWritten)],
])

/** The parsers of values from the database: instants become ISO text; dates, numeric and int8 become text; JSON is parsed. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : ownParsers.get(oid)) ?? driverParserOf(oid, format),
}
