import type { Envelope } from '#shared/contracts/Envelope.ts'

/** The answer to a call that succeeded. */
export function ok<Data>(data: Data, msg = 'OK'): Envelope<Data> {
  return { success: true, data, msg }
}

/** The answer with one page of a list and the total number of rows. */
export function list<Row>(data: readonly Row[], total: number): Envelope<readonly Row[]> {
  return { success: true, data, msg: 'OK', total }
}
