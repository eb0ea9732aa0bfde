import { queryOptions } from '@tanstack/react-query'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { createHttpClient } from '../../../session/api/httpClient.ts'
import { callApi } from '../../../session/api/session.ts'

// Rejects as the data provider does, so that a form can name the user who changed the record meanwhile, and the changes.
const http = createHttpClient(callApi)

/** A sample form, under the server's name for it. */
export type KeptFormName = 'basic' | 'step' | 'advanced'

/** The content of a form that the server keeps for the current user. */
export interface KeptForm {
  state: 'empty' | 'draft' | 'submitted'
  content: JsonObject
  version: number
  at: string
}

/** Loads the kept content; once per visit, since the form continues from it. */
export function keptFormQuery(name: KeptFormName) {
  return queryOptions({
    queryKey: ['sampleForm', name],
    queryFn: async ({ signal }) => readKept((await http(pathOf(name), { signal })).json),
    gcTime: 0,
    staleTime: Infinity,
    retry: 1,
  })
}

/** Stores the current user's content on the server; an outdated version is refused with the current content. */
export async function keepForm(name: KeptFormName, kept: Omit<KeptForm, 'at'>): Promise<KeptForm> {
  const { json } = await http(pathOf(name), { method: 'PUT', body: JSON.stringify(kept) })
  return readKept(json)
}

/** Deletes the current user's content on the server. */
export async function clearForm(name: KeptFormName): Promise<KeptForm> {
  return readKept((await http(pathOf(name), { method: 'DELETE' })).json)
}

function pathOf(name: KeptFormName): string {
  return `/current/sample-forms/${name}`
}

function readKept(data: unknown): KeptForm {
  const { state, content, version, updated_time: at } = objectOf(data)
  return {
    state: state === 'draft' || state === 'submitted' ? state : 'empty',
    content: objectOf(content),
    version: typeof version === 'number' ? version : 0,
    at: textOf(at),
  }
}
