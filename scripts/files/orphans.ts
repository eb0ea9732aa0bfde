import { tables } from '#generated/tables/tables.ts'
import { readConfig } from '#server/config/readConfig.ts'
import { findOrphans } from '#server/files/findOrphans.ts'
import { openFileStore } from '#server/files/openFileStore.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { withDatabase } from '../steps/withDatabase.ts'

interface OrphansOptions {
  remove: boolean
  /** Files that are younger may belong to a form that is still open. */
  days: number
}

const day = 86_400_000

/** What only tells of the past keeps no file. */
const past: ReadonlySet<string> = new Set(['audit', 'logger'])

/** Names the uploaded files that no record names, and removes them where that is asked for. */
export async function orphans({ remove, days }: OrphansOptions): Promise<void> {
  if (!(days >= 0)) throw new Error('--days takes a number of days, such as 7.')
  const store = await openFileStore(readConfig({ LOG_LEVEL: 'silent', ...process.env }))
  const known: readonly Table[] = Object.values(tables)
  const found = await withDatabase((queries) =>
    findOrphans({
      store,
      queries,
      tables: known.filter(({ entity }) => !past.has(entity)),
      before: new Date(Date.now() - days * day),
    }),
  )
  for (const { name, size, storedAt } of found) {
    if (remove) await store.remove(name)
    console.log(`${name}  ${storedAt.toISOString().slice(0, 10)}  ${size} B`)
  }
  const bytes = found.reduce((sum, { size }) => sum + size, 0)
  const files = `${found.length} file${found.length === 1 ? '' : 's'} that no record names (${bytes} B)`
  console.log(
    remove ? `Removed ${files}.` : `${files}${found.length > 0 ? '; -- --remove takes them away' : ''}.`,
  )
}
