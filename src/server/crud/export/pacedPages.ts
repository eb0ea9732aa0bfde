import { setTimeout as wait } from 'node:timers/promises'
import type { ReadTurns } from '#server/database/ReadTurns.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { LongCallTurn } from '../../limits/LongCallTurns.ts'

/** An export reads a page with three or four queries. If more reads began meanwhile, other users are active. */
const ownReadsAtMost = 10
/**
 * While others are active, the export pauses for a multiple of the time that a page took, up to a limit, and leaves most of
 * the process to them.
 */
const restShare = 4
const restMsAtMost = 100

interface Pace {
  reads: Pick<ReadTurns, 'begun'>
  /** Receives the number of rows written. */
  onRows: (rows: number) => void
  /** Reports that a page waits for the reader; returns a function that reports that it was taken. */
  rest?: LongCallTurn['rest'] | undefined
}

/** Passes on the pages of an export, one after the other, and more slowly while other users read lists. */
export async function* pacedPages(
  pages: AsyncIterable<readonly JsonObject[]>,
  { reads, onRows, rest }: Pace,
): AsyncGenerator<readonly JsonObject[]> {
  let before = reads.begun
  let began = performance.now()
  for await (const records of pages) {
    const goOn = rest?.()
    try {
      yield records
    } finally {
      goOn?.()
    }
    onRows(records.length)
    if (reads.begun - before > ownReadsAtMost)
      await wait(Math.min(restShare * (performance.now() - began), restMsAtMost))
    before = reads.begun
    began = performance.now()
  }
}
