import type { JsonObject } from '../contracts/Json.ts'
import type { RecordFilter } from '../contracts/Table.ts'

/** Whether a rule across records is about this one: each property has one of the values that the rule names. */
export function isAmong(where: RecordFilter = {}, row: JsonObject): boolean {
  return Object.entries(where).every(([name, values]) => values.some((value) => value === row[name]))
}
