import { parsedJson } from '../../kit/text/parsedJson.ts'
import { nextPiece } from './nextPiece.ts'

/** The values of an answer that streams JSON line by line, null for a line that is not JSON; an answer in one piece is a single value. */
export async function* jsonLinesOf({ body }: Response): AsyncGenerator {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = (reader && (await nextPiece(reader))) ?? { done: true }
    const lines = `${rest}${value}`.split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line !== '') yield parsedJson(line)
    if (done) return
  }
}
