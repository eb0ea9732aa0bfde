import { setTimeout as wait } from 'node:timers/promises'
import type { ReadTurns } from '#server/database/ReadTurns.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { LongCallTurn } from '../../limits/LongCallTurns.ts'

/** An export reads a page in three or four queries; where more began meanwhile, others are at work. */
const ownReadsAtMost = 10
/** Then it rests for longer than a page took, so that most of the process is left to them; but not for longer than this. */
const restShare = 4
const restMsAtMost = 100

interface Pace {
  reads: Pick<ReadTurns, 'begun'>
  /** Told how many rows were written. */
  onRows: (rows: number) => void
  /** Says that a page waits to be taken; answers how to say that it was. */
  rest?: LongCallTurn['rest'] | undefined
}

/** The pages of an export, one after the other, and slower while others ask for lists: nobody waits for each row of a file. */
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
