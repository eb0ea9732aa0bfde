import type { Json } from '#shared/contracts/Json.ts'

/** A row as the driver gives it: numeric and int8 as text, instants as ISO text, jsonb parsed. */
export type Row = Readonly<Record<string, Json>>

/** A record's values by property while it is being made or changed; rules may add to it. */
export type Draft = Record<string, Json>
