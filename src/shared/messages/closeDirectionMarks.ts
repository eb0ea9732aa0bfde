const marks = /[\u202a-\u202e\u2066-\u2069]/gu
const endOfEmbedding = '\u202c'
const endOfIsolate = '\u2069'

/** Closes a text's marks of direction, because an open one would reverse the rest of the sentence. */
export function closeDirectionMarks(text: string): string {
  const open: string[] = []
  for (const [mark] of text.matchAll(marks)) {
    if (mark === endOfIsolate) closeIsolate(open)
    else if (mark !== endOfEmbedding) open.push(mark > '\u202e' ? endOfIsolate : endOfEmbedding)
    else if (open.at(-1) === mark) open.pop()
  }
  return text + open.toReversed().join('')
}

/** The end of an isolate also ends everything that began inside it. */
function closeIsolate(open: string[]): void {
  const start = open.lastIndexOf(endOfIsolate)
  if (start >= 0) open.splice(start)
}
