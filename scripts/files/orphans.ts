import { tables } from '#generated/tables/tables.ts'
import { readConfig } from '#server/config/readConfig.ts'
import { findOrphans } from '#server/files/findOrphans.ts'
import { openFileStore } from '#server/files/openFileStore.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { withDatabase } from '../steps/withDatabase.ts'

interface OrphansOptions {
  remove: boolean
  /** The least age in days; younger files may belong to an open form. */
  days: number
}

const day = 86_400_000

/** The entities that only record the past; their mention of a file does not keep it. */
const past: ReadonlySet<string> = new Set(['audit', 'logger'])

/** Lists uploaded files that no record refers to, and removes them on request. */
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
