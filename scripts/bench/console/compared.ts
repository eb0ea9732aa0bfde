import type { Resource } from '#shared/contracts/Resource.ts'
import { resources } from '#generated/resources/resources.ts'

/** What both applications list: first one list, then the next; and what these refer to. */
export const compared = { first: named('distributionLog'), next: named('order'), referred: named('user') }

/** Rows on a page of either list. */
export const rowsPerPage = 100

function named(name: string): Resource {
  const found = resources.find(({ entity }) => entity === name)
  if (!found) throw new Error(`The bench lists ${name}, which is no entity any more; name another one here`)
  return found
}
