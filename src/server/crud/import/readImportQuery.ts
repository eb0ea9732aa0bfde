import type { Table } from '#shared/contracts/Table.ts'
import { readZone } from '../export/readExportQuery.ts'
import { flagOf } from '../query/flagOf.ts'
import { single } from '../query/Parameters.ts'
import type { Parameters } from '../query/Parameters.ts'
import { queryInvalid } from '../query/queryInvalid.ts'

/** The parameters of an import. */
export interface ImportQuery {
  dryRun: boolean
  /** The property by which rows find their records; undefined: each row makes a new record. */
  key: string | undefined
  /** True: rows with a fault are left out. False: one fault stops the whole import. */
  partly: boolean
  zone: string
}

const known = ['dryRun', 'key', 'partly', 'zone']

/** Reads the parameters of an import. */
export function readImportQuery(table: Table, parameters: Parameters): ImportQuery {
  const unknown = Object.keys(parameters).find((name) => !known.includes(name))
  if (unknown !== undefined) throw queryInvalid(unknown, 'unknown', { names: known })
  const key = single(parameters, 'key')
  const keys = keysOf(table)
  if (key !== undefined && !keys.includes(key)) throw queryInvalid('key', 'choice', { names: keys })
  return {
    dryRun: flagOf(parameters, 'dryRun'),
    partly: flagOf(parameters, 'partly'),
    key,
    zone: readZone(single(parameters, 'zone')),
  }
}

/** The properties by which a row can find its record: the id, unique ones, and the display property. */
export function keysOf({ unique, columns, display }: Table): string[] {
  const readable = columns.filter(({ access, secret }) => access !== 'writeOnly' && !secret)
  const single = unique.flatMap((key) => (key.columns.length === 1 ? key.columns : []))
  return [
    'id',
    ...readable.map(({ name }) => name).filter((name) => name === display || single.includes(name)),
  ]
}
