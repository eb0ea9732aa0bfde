import type { Resource } from '#shared/contracts/Resource.ts'
import { resources } from '#generated/resources/resources.ts'

/** The entities that both applications list, one after the other, and the one that these refer to. */
export const comparedResources = {
  first: named('distributionLog'),
  next: named('order'),
  referred: named('user'),
}

/** The number of rows on a page of either list. */
export const rowsPerPage = 100

function named(name: string): Resource {
  const found = resources.find(({ entity }) => entity === name)
  if (!found) throw new Error(`The bench lists ${name}, which is no entity any more; name another one here`)
  return found
}
