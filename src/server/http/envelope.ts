import type { Envelope } from '#shared/contracts/Envelope.ts'

/** The answer to a call that succeeded. */
export function ok<Data>(data: Data, msg = 'OK'): Envelope<Data> {
  return { success: true, data, msg }
}

/** A page of a list and how many there are in all. */
export function list<Row>(data: readonly Row[], total: number): Envelope<readonly Row[]> {
  return { success: true, data, msg: 'OK', total }
}
