import { decodeText } from '#shared/files/decodeText.ts'
import type { TextEncoding } from '#shared/files/decodeText.ts'

/** The beginning of a text file. */
export interface TextFile {
  text: string
  /** The displayed name of the file's encoding. */
  encoding: string
  /** Whether the file is longer than the text. */
  isCut: boolean
}

const bytesAtMost = 512 * 1024

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gb18030: 'GBK / GB 18030',
} as const satisfies Record<TextEncoding, string>

/** Reads the first 512 kB of a text file, from an address or from fetched contents, in its detected encoding. */
export async function readTextFile(source: string | Blob, signal: AbortSignal): Promise<TextFile> {
  const beginning =
    typeof source === 'string' ? await fetchBeginning(source, signal) : source.slice(0, bytesAtMost + 1)
  const bytes = new Uint8Array(await beginning.arrayBuffer())
  const isCut = bytes.length > bytesAtMost
  const { text, encoding } = decodeText(isCut ? wholeLines(bytes) : bytes)
  return { text, encoding: encodings[encoding], isCut }
}

async function fetchBeginning(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal, headers: { Range: `bytes=0-${bytesAtMost}` } })
  if (!response.ok) throw new Error(`${response.status}`)
  return response
}

const lineFeed = 10

/** The bytes without the last line, which may end within a character. */
function wholeLines(bytes: Uint8Array): Uint8Array {
  const end = bytes.lastIndexOf(lineFeed) + 1
  if (end === 0) return bytes.subarray(0, bytesAtMost)
  // In little-endian UTF-16, a line feed has a second byte, which follows it.
  return bytes.subarray(0, bytes[end] === 0 && end % 2 === 1 ? end + 1 : end)
}
