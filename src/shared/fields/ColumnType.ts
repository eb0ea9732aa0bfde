/**
 * The types of columns, with their form in SQL and in JSON.
 * decimal: exact, `numeric` in SQL, a number with at most `scale` decimals in JSON.
 * timestamp: `timestamptz`, ISO 8601 in UTC with milliseconds in JSON. json: `jsonb`.
 */
export type ColumnType =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'double'
  | 'boolean'
  | 'uuid'
  | 'timestamp'
  | 'date'
  | 'json'

/** The comparison of a list filter that names the property without a suffix; holds: one of the values of a list equals. */
export type FilterMatch = 'contains' | 'equals' | 'holds'
