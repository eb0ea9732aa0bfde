import { fileOf, storedNameIn } from '#shared/fields/fileValue.ts'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import { callFile } from './session.ts'

/** Fetches a private file, or its small picture, for users who may see its record; before it is in a record, for its uploader. */
export async function fetchPrivateFile(
  address: string,
  { entity, id, small = false }: FileHolder & { small?: boolean },
  signal: AbortSignal,
): Promise<Blob> {
  const file = fileOf(address)
  if (!file) throw new TypeError(`${address} is no file of ours`)
  const query = new URLSearchParams({ name: file.name })
  if (id !== undefined) {
    query.set('entity', entity)
    query.set('id', id)
  }
  if (small) query.set('small', 'true')
  const response = await callFile(`/files/private/${storedNameIn(file)}?${query}`, { signal, accept: '*/*' })
  return response.blob()
}
