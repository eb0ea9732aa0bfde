import { mayContinue } from './Call.ts'
import type { Call } from './Call.ts'
import { permittedPages } from './export/permittedPages.ts'

/**
 * Passes on the pieces of a long answer while the caller may make the call and holds these codes: each piece is read when the
 * one before has been sent, and a slow reader may be frozen or lose a role meanwhile.
 */
export function permittedPieces<Piece>(
  call: Call,
  codes: readonly string[],
  pieces: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const isPermitted = async (): Promise<boolean> => {
    await call.recheckAccess()
    return codes.length === 0 || mayContinue(call, codes)
  }
  return permittedPages(pieces, { mayContinue: isPermitted, askEveryMs: 0 })
}
