import { places } from '#generated/resources/places.ts'
import type { ResourcePlace } from '#shared/contracts/Resource.ts'
import { rowsPerPage } from './rowsPerPage.ts'
import { openingLook } from '../views/openingLook.ts'
import { viewAddress } from '../views/viewAddress.ts'

const known = new Map(Object.entries(places))

/** The first call for records of the page at an address: the rows of a list, a tree, or one record; undefined for other pages. */
export function firstCall(address: string): string | undefined {
  const [page = '', query] = address.split('?')
  const [, entity = '', id] = page.split('/')
  const place = known.get(entity)
  if (!place) return undefined
  if (id !== undefined) return isId(id) ? `${place.path}/${id}` : undefined
  if (place.kind === 'single') return place.path
  return place.kind === 'tree'
    ? `${place.path}/tree`
    : rowsCall(place, new URLSearchParams(query ?? openingQuery(entity)))
}

/** Whether a path segment is a record's id, and not the form of a new record. */
function isId(segment: string): boolean {
  return /^[\w-]+$/u.test(segment) && segment !== 'create'
}

function openingQuery(entity: string): string | undefined {
  const look = openingLook(entity)
  return look && viewAddress({ entity, look }).split('?')[1]
}

/** Builds the call as ra-data-simple-rest writes it. */
function rowsCall({ path, order }: ResourcePlace, query: URLSearchParams): string {
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? rowsPerPage)]
  const sort = [query.get('sort') ?? order.property, query.get('order') ?? order.direction]
  const range = [(page - 1) * perPage, page * perPage - 1]
  const asked = {
    filter: query.get('filter') ?? '{}',
    range: JSON.stringify(range),
    sort: JSON.stringify(sort),
  }
  const parts = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${path}?${parts.join('&')}`
}
