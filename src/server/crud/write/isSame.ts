import { withoutComputedParts } from '#shared/computed/computedParts.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Children, Table } from '#shared/contracts/Table.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { equal } from '#shared/validation/equal.ts'
import { withoutNulls } from '#shared/validation/withoutNulls.ts'
import type { Draft } from '../entity/Row.ts'
import { targetsOf } from './references/writeLinks.ts'

interface Compared {
  before: JsonObject
  draft: Draft
}

/** Whether a draft leaves a property as it is stored. */
export function isSame(
  { columns, links, children }: Table,
  name: string,
  { before, draft }: Compared,
): boolean {
  const [was = null, is = null] = [before[name], draft[name]]
  const child = children?.find(({ property }) => property === name)
  if (child) return equal(rowsOf(child, was), rowsOf(child, is))
  const link = links.find(({ property }) => property === name)
  if (link) return equal(targetsOf(link, was), targetsOf(link, is))
  const { type, computedParts } = columns.find((column) => column.name === name) ?? {}
  if (computedParts) {
    const given = (value: Json) => withoutNulls(withoutComputedParts(computedParts, value))
    return equal(given(was), given(is))
  }
  if (typeof was !== 'string' || typeof is !== 'string') return equal(withoutNulls(was), withoutNulls(is))
  if (type === 'timestamp') return Date.parse(was) === Date.parse(is)
  return type === 'uuid' ? was === is.toLowerCase() : was === is
}

/** The writable values of rows that are records of another entity. */
function rowsOf({ writable }: Children, rows: Json): Json {
  const names = ['id', ...writable]
  const objects = listOf(rows).filter(isJsonObject)
  return objects.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])))
}
