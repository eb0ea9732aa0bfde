import type { WhatIfLine } from '#shared/business/commission/WhatIf.ts'
import { nextPiece } from '../../session/api/nextPiece.ts'

/** The lines of a streamed answer as they arrive; each is JSON. */
export async function* readNews(response: Response): AsyncGenerator<WhatIfLine> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const part = reader && (await nextPiece(reader))
    if (!part || part.done) return
    const lines = `${rest}${part.value}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield newsIn(line)
  }
}

function newsIn(line: string): WhatIfLine {
  return JSON.parse(line)
}
