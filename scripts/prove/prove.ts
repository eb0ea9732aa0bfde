import { join } from 'node:path'
import { tables } from '#generated/tables/tables.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { root } from '../steps/root.ts'
import { casesOf } from './casesOf.ts'
import { compare, emptyTally } from './compare.ts'
import type { Tally } from './compare.ts'
import { browserLayer } from './layers/browserLayer.ts'
import { openDatabaseLayer } from './layers/openDatabaseLayer.ts'
import { openDocumentLayer } from './layers/openDocumentLayer.ts'
import { callerOf, openServerLayer } from './layers/openServerLayer.ts'
import { openTypeLayer } from './layers/openTypeLayer.ts'
import { failureOf } from './Failure.ts'
import { openSubjects } from './openSubjects.ts'
import { startServer } from './startServer.ts'

/** The scope of a proof. */
export interface ProveOptions {
  values: number
  seed: number
  /** The entities to prove; absent or empty: all. */
  entities?: readonly string[]
  onProgress: (line: string) => void
}

/** Asks browser, server, database, API document and type about the same values. */
export async function prove({ values, seed, entities = [], onProgress }: ProveOptions): Promise<Tally> {
  const server = await startServer()
  try {
    const call = callerOf(server.app, server.token)
    const { subjects, failures } = await openSubjects(call, server.database, seed)
    const isAsked = ({ entity }: { entity: string }) => entities.length === 0 || entities.includes(entity)
    const chosen = subjects
      .filter(isAsked)
      .toSorted((one, other) => rowsBelow(one.table) - rowsBelow(other.table))
    const failed = failures.filter(isAsked)
    const known = [...chosen, ...failed].map(({ entity }) => entity)
    const unknown = entities.filter((entity) => !known.includes(entity))
    if (unknown.length > 0) throw new Error(`No entity with input is called ${unknown.join(' or ')}`)
    const layers = [
      browserLayer,
      openServerLayer(call),
      await openDatabaseLayer(server.database),
      openDocumentLayer(join(root, 'generated/openapi/openapi.json')),
      openTypeLayer(root),
    ]
    const tally = { ...emptyTally(), failures: failed }
    const properties = chosen.map(({ table }) => table.columns.length)
    const total = properties.reduce((sum, count) => sum + count, 0)
    for (const [index, subject] of chosen.entries()) {
      const share = Math.ceil((values * (properties[index] ?? 0)) / total)
      const started = performance.now()
      try {
        const cases = casesOf(subject, { values: share, seed })
        await compare(tally, subject, { layers, cases })
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        onProgress(`${subject.entity}: ${cases.length} values in ${seconds} s`)
      } catch (error) {
        tally.failures.push(failureOf(subject.entity, error))
      }
    }
    return tally
  } finally {
    await server.stop()
  }
}

/** The depth of rows below a table; row entities come first, because saving a record with rows removes those it does not name. */
function rowsBelow(table: Table, above: readonly string[] = []): number {
  const chain = [...above, table.entity]
  const below = (table.children ?? []).filter(({ entity }) => !chain.includes(entity))
  const rows = Object.values<Table>(tables).filter(({ entity }) =>
    below.some((child) => child.entity === entity),
  )
  return Math.max(0, ...rows.map((row) => 1 + rowsBelow(row, chain)))
}
