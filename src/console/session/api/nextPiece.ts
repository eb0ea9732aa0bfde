import { ApiFailure } from './ApiFailure.ts'

/** The next piece of a streamed answer. A broken stream counts as no answer, because browsers report it in words of their own. */
export async function nextPiece(
  reader: ReadableStreamDefaultReader<string>,
): Promise<ReadableStreamReadResult<string>> {
  try {
    return await reader.read()
  } catch (error) {
    throw error instanceof TypeError ? new ApiFailure(0) : error
  }
}
