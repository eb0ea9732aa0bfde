import type { Json } from '#shared/contracts/Json.ts'

/** A row as the driver returns it: numeric and int8 as text, instants as ISO text, jsonb parsed. */
export type Row = Readonly<Record<string, Json>>

/** The values of a record that is being made or changed, by property; rules may add to them. */
export type Draft = Record<string, Json>
