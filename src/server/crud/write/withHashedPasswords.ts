import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Context } from '../entity/Context.ts'
import { keepsSecret } from './draftOf.ts'
import { textOf } from '../entity/textOf.ts'

/**
 * A context with the hashes of the input's passwords. Hashing inside the transaction would delay all calls that wait for its
 * connection or its locks.
 */
export async function withHashedPasswords(
  table: Table,
  input: JsonObject,
  context: Context,
): Promise<Context> {
  const texts = table.columns.flatMap((column) => {
    const value = input[column.name] ?? null
    return column.secret === 'hash' && !keepsSecret(column, value) ? [textOf(value)] : []
  })
  if (texts.length === 0) return context
  const { catalog, user } = context
  const { secrets } = catalog
  const hashes = new Map<string, string>()
  for (const text of texts) hashes.set(text, await secrets.hash(text, user?.id))
  const hash = async (text: string): Promise<string> => hashes.get(text) ?? secrets.hash(text)
  return { ...context, catalog: { ...catalog, secrets: { ...secrets, hash } } }
}
