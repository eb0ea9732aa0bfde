import type { Table } from '#shared/contracts/Table.ts'
import { computedColumns } from '../entity/computedColumns.ts'
import type { Context } from '../entity/Context.ts'
import type { Draft } from '../entity/Row.ts'
import { validateMerged } from './validateBody.ts'

/** Judges a new record once more where something is computed: the input came without that, and conditions may be about it. */
export function requireRulesOfComputed(table: Table, draft: Draft, { isServer, catalog }: Context): void {
  if (isServer || computedColumns(table).length === 0) return
  const validate = catalog.validatorOf(table.entity)
  if (validate) validateMerged(table, validate, { before: {}, draft })
}
