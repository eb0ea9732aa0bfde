import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'

/** A part of an archive; its size in the directory may be false. */
export interface Part {
  name: string
  content: string
  /** The size in the directory; absent: the true one. */
  said?: number
  /** Whether the size is written in 64 bits, as some programs do for every part. */
  isWide?: boolean
}

const elsewhere = 0xffffffff

/** An archive of these parts. */
export function zipOf(parts: readonly Part[]): Uint8Array {
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const content = Buffer.from(part.content)
    const packed = deflateRawSync(content, { level: 9 })
    const name = Buffer.from(part.name)
    const said = part.said ?? content.length
    const size = part.isWide ? elsewhere : said
    const extra = part.isWide ? numbers([2, 1], [2, 8], [8, said]) : Buffer.alloc(0)
    const facts = numbers([2, 20], [2, 0], [2, 8], [4, 0], [4, crc32(content)], [4, packed.length], [4, size])
    const names = numbers([2, name.length], [2, extra.length])
    const file = Buffer.concat([numbers([4, 0x04034b50]), facts, names, name, extra, packed])
    const place = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
    entries.push(Buffer.concat([numbers([4, 0x02014b50], [2, 20]), facts, names, place, name, extra]))
    files.push(file)
    offset += file.length
  }
  const directory = Buffer.concat(entries)
  const count = parts.length
  const end = numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  )
  return new Uint8Array(Buffer.concat([...files, directory, end]))
}

/** Numbers with the given lengths in bytes, in little-endian order. */
function numbers(...pairs: readonly [2 | 4 | 8, number][]): Buffer {
  return Buffer.concat(
    pairs.map(([length, value]) => {
      const bytes = Buffer.alloc(length)
      if (length === 8) bytes.writeBigUInt64LE(BigInt(value))
      else bytes.writeUIntLE(value, 0, length)
      return bytes
    }),
  )
}
