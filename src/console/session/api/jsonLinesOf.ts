import { nextPiece } from './nextPiece.ts'

/** The values of an answer that streams JSON line by line; an answer in one piece is a single value. */
export async function* jsonLinesOf({ body }: Response): AsyncGenerator {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = (reader && (await nextPiece(reader))) ?? { done: true }
    const lines = `${rest}${value}`.split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line !== '') yield parseJson(line)
    if (done) return
  }
}

/** A gateway's own text is not JSON. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
