import type { Ddl } from '../../print/Ddl.ts'
import { ddl, ddlOfSnapshot } from '../../print/Ddl.ts'
import type { SqlType } from './Shape.ts'

type Conversion = 'cast' | 'json' | 'midnight'

// Every value of the left type has exactly one counterpart of the right type.
const widenings: Readonly<Partial<Record<SqlType, Readonly<Partial<Record<SqlType, Conversion>>>>>> = {
  integer: { bigint: 'cast', numeric: 'cast', 'double precision': 'cast', text: 'cast', jsonb: 'json' },
  bigint: { numeric: 'cast', text: 'cast' },
  numeric: { text: 'cast' },
  boolean: { text: 'cast', jsonb: 'json' },
  uuid: { text: 'cast' },
  date: { text: 'cast', timestamptz: 'midnight' },
  text: { jsonb: 'json' },
}

/** How the values of a column get another type, and whether each of them keeps its meaning. */
export function typeChange(column: Ddl, from: SqlType, to: SqlType): { using: Ddl; lossless: boolean } {
  const conversion = widenings[from]?.[to]
  if (conversion === 'json') return { using: ddl`to_jsonb(${column})`, lossless: true }
  if (conversion === 'midnight')
    return { using: ddl`${column}::timestamp AT TIME ZONE 'UTC'`, lossless: true }
  return { using: ddl`${column}::text::${ddlOfSnapshot(to)}`, lossless: conversion === 'cast' }
}
