import { queryOptions } from '@tanstack/react-query'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { isObject, textOf } from '../../../kit/text/readValue.ts'
import { createHttpClient } from '../../../session/api/httpClient.ts'
import { callApi } from '../../../session/api/session.ts'

// Fails as the data provider does, so that a form can tell who else changed what.
const http = createHttpClient(callApi)

/** A sample form, as the server calls it. */
export type KeptFormName = 'basic' | 'step' | 'advanced'

/** What the visitor has on the server for a form. */
export interface KeptForm {
  state: 'empty' | 'draft' | 'submitted'
  content: JsonObject
  version: number
  at: string
}

/** Asks for what the visitor filled in before; once per visit, since the form goes on from it. */
export function keptFormQuery(name: KeptFormName) {
  return queryOptions({
    queryKey: ['sampleForm', name],
    queryFn: async ({ signal }) => readKept((await http(pathOf(name), { signal })).json),
    gcTime: 0,
    staleTime: Infinity,
    retry: 1,
  })
}

/** Keeps the visitor's content on the server; one that comes of an outdated version is refused with what is there. */
export async function keepForm(name: KeptFormName, kept: Omit<KeptForm, 'at'>): Promise<KeptForm> {
  const { json } = await http(pathOf(name), { method: 'PUT', body: JSON.stringify(kept) })
  return readKept(json)
}

/** Throws away what the visitor has on the server. */
export async function clearForm(name: KeptFormName): Promise<KeptForm> {
  return readKept((await http(pathOf(name), { method: 'DELETE' })).json)
}

function pathOf(name: KeptFormName): string {
  return `/current/sample-forms/${name}`
}

function readKept(data: unknown): KeptForm {
  const { state, content, version, updated_time: at } = isObject(data) ? data : {}
  return {
    state: state === 'draft' || state === 'submitted' ? state : 'empty',
    content: isObject(content) ? content : {},
    version: typeof version === 'number' ? version : 0,
    at: textOf(at),
  }
}
