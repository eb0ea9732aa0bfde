import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** The lines of a compressed text; ends with undefined at a line of more than `longest` characters. */
export async function* textLinesOf(file: string, longest: number): AsyncGenerator<string | undefined> {
  const unpacked = createGunzip().setEncoding('utf8')
  // An error of either stream is thrown by the loop below.
  pipeline(createReadStream(file), unpacked, () => undefined)
  let begun: string[] = []
  let characters = 0
  for await (const chunk of unpacked) {
    const [first = '', ...others] = String(chunk).split('\n')
    begun.push(first)
    characters += first.length
    if (characters > longest) {
      yield undefined
      return
    }
    const last = others.pop()
    if (last === undefined) continue
    yield begun.join('')
    yield* others
    begun = [last]
    characters = last.length
  }
  if (characters > 0) yield begun.join('')
}
