import { ApiFailure } from './ApiFailure.ts'

/** The next piece of an answer that comes bit by bit. One that breaks off is none; browsers say so in words of their own. */
export async function nextPiece(
  reader: ReadableStreamDefaultReader<string>,
): Promise<ReadableStreamReadResult<string>> {
  try {
    return await reader.read()
  } catch (error) {
    throw error instanceof TypeError ? new ApiFailure(0) : error
  }
}
