const marks = /[\u202a-\u202e\u2066-\u2069]/gu
const endOfEmbedding = '\u202c'
const endOfIsolate = '\u2069'

/** A text whose marks of direction end with it: one that is left open turns around whatever a sentence says behind it. */
export function closedMarks(text: string): string {
  const open: string[] = []
  for (const [mark] of text.matchAll(marks)) {
    if (mark === endOfIsolate) closeIsolate(open)
    else if (mark !== endOfEmbedding) open.push(mark > '\u202e' ? endOfIsolate : endOfEmbedding)
    else if (open.at(-1) === mark) open.pop()
  }
  return text + open.toReversed().join('')
}

/** The end of an isolate ends all that began in it. */
function closeIsolate(open: string[]): void {
  const start = open.lastIndexOf(endOfIsolate)
  if (start >= 0) open.splice(start)
}
