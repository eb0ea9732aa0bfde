import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Context } from '../entity/Context.ts'
import { withHashedPasswords } from './withHashedPasswords.ts'

/**
 * The validated input of a new record as a rule completed it, and the context in which the record is made: with the secrets that
 * the rule generated, and with the hashes of the passwords.
 */
export async function prepareNew(
  table: Table,
  given: JsonObject,
  context: Context,
): Promise<{ input: JsonObject; context: Context }> {
  const rules = context.catalog.hooksOf(table.entity)
  const { input, shownOnce } = rules?.prepareCreate?.(given) ?? { input: given }
  return { input, context: await withHashedPasswords(table, input, { ...context, shownOnce }) }
}
