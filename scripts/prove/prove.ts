import { join } from 'node:path'
import { root } from '../steps/root.ts'
import { casesOf } from './casesOf.ts'
import { compare, emptyTally } from './compare.ts'
import type { Tally } from './compare.ts'
import { browserLayer } from './layers/browserLayer.ts'
import { openDatabaseLayer } from './layers/openDatabaseLayer.ts'
import { openDocumentLayer } from './layers/openDocumentLayer.ts'
import { callerOf, openServerLayer } from './layers/openServerLayer.ts'
import { openTypeLayer } from './layers/openTypeLayer.ts'
import { openSubjects } from './openSubjects.ts'
import { startServer } from './startServer.ts'

/** What is proved, and how thoroughly. */
export interface ProveOptions {
  values: number
  seed: number
  /** One entity instead of all. */
  entity?: string
  onProgress: (line: string) => void
}

/** Asks browser, server, database, API document and type about the same values. */
export async function prove({ values, seed, entity, onProgress }: ProveOptions): Promise<Tally> {
  const server = await startServer()
  try {
    const call = callerOf(server.app, server.token)
    const subjects = await openSubjects(call, server.database, seed)
    const chosen = subjects.filter((subject) => !entity || subject.entity === entity)
    if (chosen.length === 0) throw new Error(`No entity with input is called ${entity ?? ''}`)
    const layers = [
      browserLayer,
      openServerLayer(call),
      await openDatabaseLayer(server.database),
      openDocumentLayer(join(root, 'generated/openapi/openapi.json')),
      openTypeLayer(root),
    ]
    const tally = emptyTally()
    const properties = chosen.map(({ table }) => table.columns.length)
    const total = properties.reduce((sum, count) => sum + count, 0)
    for (const [index, subject] of chosen.entries()) {
      const share = Math.ceil((values * (properties[index] ?? 0)) / total)
      const started = performance.now()
      const cases = casesOf(subject, { values: share, seed })
      await compare(tally, subject, { layers, cases })
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      onProgress(`${subject.entity}: ${cases.length} values in ${seconds} s`)
    }
    return tally
  } finally {
    await server.stop()
  }
}
