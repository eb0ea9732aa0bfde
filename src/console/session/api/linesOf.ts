import { nextPiece } from './nextPiece.ts'

/** The values of an answer that is told line by line in JSON; of one in a single piece that alone. */
export async function* linesOf({ body }: Response): AsyncGenerator {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = (reader && (await nextPiece(reader))) ?? { done: true }
    const lines = `${rest}${value}`.split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line !== '') yield parsed(line)
    if (done) return
  }
}

/** A gateway's own words are no JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
