import type { GetManyParams, Identifier, RaRecord } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import type { Audit } from '#generated/types/audit.ts'
import type { BulkReport } from '#shared/contracts/BulkReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { FenxiaoDataProvider, HistoryEntry, TreeRecord } from './FenxiaoDataProvider.ts'
import type { HttpClient } from '../httpClient.ts'
import { isRecord } from './isRecord.ts'
import { namesOnly, placeOf, readOptions } from './readOptions.ts'

const totalHeader = 'X-Total-Count'
/** Present when the server stopped counting; the total is then a lower bound. */
const estimatedHeader = 'X-Total-Estimated'
/** The number of records after which a search stopped; absent: it covered all. */
const partialHeader = 'X-Search-Partial'

/** An entity with its API path and the properties that name its records. */
type CalledResource = Pick<Resource, 'entity' | 'path' | 'display' | 'fields'>

type Names<Named extends RaRecord> = Promise<{ data: Named[] }>

/** Implements react-admin's data provider on the API; a resource is named by its entity and found under the entity's path. */
export function createDataProvider(
  http: HttpClient,
  resources: readonly CalledResource[],
): FenxiaoDataProvider {
  const pathOf = pathFinder(resources)
  const rest = simpleRestProvider('', http, totalHeader)
  const namesOf: ReadNames = (entity, params) => rest.getMany(placeOf(pathOf(entity), namesOnly), params)
  const named = nameReader(resources, namesOf)
  return {
    ...rest,
    supportAbortSignal: true,
    getList: (entity, params) => listFrom(http, (provider) => provider.getList(pathOf(entity), params)),
    getManyReference: (entity, params) =>
      listFrom(http, (provider) => provider.getManyReference(pathOf(entity), params)),
    getOne: (entity, params) => rest.getOne(pathOf(entity), params),
    getMany: (entity, params) =>
      params.meta === namesOnly
        ? named(entity, namesOf(entity, params))
        : rest.getMany(pathOf(entity), params),
    create: (entity, params) => {
      const idempotencyKey = keyIn(params.meta)
      const keyed: HttpClient = (url, options) => http(url, { ...options, idempotencyKey })
      return simpleRestProvider('', keyed, totalHeader).create(pathOf(entity), params)
    },
    update: (entity, params) => rest.update(pathOf(entity), params),
    delete: (entity, params) => rest.delete(pathOf(entity), params),
    updateMany: (entity, { ids, data }) =>
      idsFrom(http(bulkUrl(pathOf(entity), ids), { method: 'PUT', body: JSON.stringify(data) })),
    deleteMany: (entity, { ids }) => idsFrom(http(bulkUrl(pathOf(entity), ids), { method: 'DELETE' })),
    getTree: async (entity, { filter, signal } = {}) => {
      const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''
      const { json } = await http(`/${pathOf(entity)}/tree${query}`, { signal })
      return { data: treeOf(json) }
    },
    getOptions: (entity, params = {}) => named(entity, readOptions(http, pathOf(entity), params)),
    getHistory: async (entity, { id, page, perPage, rows = false, signal }) => {
      const place = id === undefined ? '' : `/${encodeURIComponent(id)}`
      const url = `/${pathOf(entity)}${place}/history?current=${page}&pageSize=${perPage}${rows ? '&rows=true' : ''}`
      const { json, headers } = await http(url, { signal })
      return { data: historyOf(json), total: Number(headers.get(totalHeader) ?? 0) }
    },
    move: (entity, { id, code, version, values }) =>
      recordFrom(
        http(`/${pathOf(entity)}/${encodeURIComponent(id)}/${encodeURIComponent(code)}`, {
          method: 'POST',
          body: JSON.stringify({ ...values, version }),
        }),
      ),
    changeMany: async (entity, { ids, code, values }) => {
      const [method, path] = code ? ['POST', `/${encodeURIComponent(code)}`] : ['PUT', '']
      const body = values && JSON.stringify(values)
      const { json } = await http(`${bulkUrl(pathOf(entity) + path, ids)}&partly=true`, { method, body })
      if (!isReport(json)) throw new Error('The API answered without a report')
      return json
    },
    getSingle: (entity, { signal } = {}) => recordFrom(http(`/${pathOf(entity)}`, { signal })),
    updateSingle: (entity, { data }) =>
      recordFrom(http(`/${pathOf(entity)}`, { method: 'PUT', body: JSON.stringify(data) })),
  }
}

/** Removes the leading slash of paths, because ra-data-simple-rest writes `/${resource}`. */
function pathFinder(resources: readonly CalledResource[]): (entity: string) => string {
  const paths = new Map(resources.map(({ entity, path }) => [entity, path.replace(/^\//, '')]))
  return (entity) => {
    const path = paths.get(entity)
    if (path === undefined) throw new Error(`No resource is called ${entity}`)
    return path
  }
}

type ReadNames = <Named extends RaRecord>(entity: string, params: GetManyParams) => Names<Named>

/** Replaces ids with the names of other records, where records are named by a reference; a cycle is followed only once. */
function nameReader(resources: readonly CalledResource[], namesOf: ReadNames) {
  const find = (name: string) => resources.find(({ entity }) => entity === name)
  const read = async <Named extends RaRecord>(
    entity: string,
    names: Names<Named>,
    above: readonly string[] = [entity],
  ): Names<Named> => {
    const { display: source = '', fields = [] } = find(entity) ?? {}
    const other = find(fields.find((field) => field.source === source)?.reference?.entity ?? '')
    if (!other || above.includes(other.entity)) return names
    const { withReferencedNames } = await import('./withReferencedNames.ts')
    const readOthers = (ids: string[]) =>
      read(other.entity, namesOf(other.entity, { ids }), [...above, other.entity])
    return {
      data: await withReferencedNames((await names).data, { source, resource: other, read: readOthers }),
    }
  }
  return read
}

/** The facts of a list answer besides the records. */
interface ListMeta {
  /** The total is only a lower bound. */
  estimated: boolean
  /** The number of records after which the search stopped. */
  searched?: number
}

/** Makes a list call and stores the facts of its headers in `meta`. */
async function listFrom<List extends object>(
  http: HttpClient,
  call: (provider: ReturnType<typeof simpleRestProvider>) => Promise<List>,
): Promise<List & { meta: ListMeta }> {
  let meta: ListMeta = { estimated: false }
  const listening: HttpClient = async (url, options) => {
    const answer = await http(url, options)
    meta = metaOf(answer.headers)
    return answer
  }
  const list = await call(simpleRestProvider('', listening, totalHeader))
  return { ...list, meta }
}

function metaOf(headers: Headers): ListMeta {
  const searched = headers.get(partialHeader)
  return { estimated: headers.has(estimatedHeader), ...(searched !== null && { searched: Number(searched) }) }
}

function bulkUrl(path: string, ids: readonly Identifier[]): string {
  return `/${path}?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`
}

async function idsFrom(answer: ReturnType<HttpClient>): Promise<{ data: Identifier[] }> {
  const { json } = await answer
  const ids: readonly unknown[] = Array.isArray(json) ? json : []
  return { data: ids.filter((id) => typeof id === 'string' || typeof id === 'number') }
}

function isReport(value: unknown): value is BulkReport {
  return isJsonObject(value) && Array.isArray(value['done']) && Array.isArray(value['refused'])
}

function keyIn(meta: unknown): string | undefined {
  const isKeyed = typeof meta === 'object' && meta !== null && 'idempotencyKey' in meta
  return isKeyed && typeof meta.idempotencyKey === 'string' ? meta.idempotencyKey : undefined
}

async function recordFrom(answer: ReturnType<HttpClient>): Promise<{ data: RaRecord }> {
  const { json } = await answer
  if (!isRecord(json)) throw new Error('The API answered without a record')
  return { data: json }
}

function treeOf(json: unknown): readonly TreeRecord[] {
  const nodes: readonly unknown[] = Array.isArray(json) ? json : []
  return nodes.filter(isRecord)
}

function historyOf(json: unknown): readonly HistoryEntry[] {
  const entries: readonly unknown[] = Array.isArray(json) ? json : []
  return entries.filter(isEntry)
}

const historyKeys = ['action', 'created_at'] as const satisfies readonly (keyof Audit)[]

function isEntry(value: unknown): value is HistoryEntry {
  return isRecord(value) && historyKeys.every((key) => key in value)
}
