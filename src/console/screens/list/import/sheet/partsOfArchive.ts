/** A part of an archive, with its declared unpacked size in bytes. */
export interface ArchivePart {
  name: string
  unpacked: number
}

const endMark = 0x06054b50
const wideEndMark = 0x06064b50
const wideLocatorMark = 0x07064b50
const entryMark = 0x02014b50
const endLength = 22
const wideLocatorLength = 20
const commentAtMost = 0xffff
/** The placeholder of a number that does not fit; the number is stored elsewhere in 64 bits. */
const elsewhere = 0xffffffff
const manyParts = 0xffff
/** The flag of parts whose size was not known before they were written. */
const streamed = 8

/**
 * The parts of an archive according to its central directory, before anything is unpacked. The library that reads workbooks stops
 * if a part unpacks to more than the directory says, but not if the directory says nothing; such an archive is refused here.
 */
export function partsOfArchive(bytes: Uint8Array): ArchivePart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { count, start } = directoryOf(view)
  const parts: ArchivePart[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== entryMark) throw new TypeError('not an archive')
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const nameAt = at + 46
    const name = new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength))
    parts.push({ name, unpacked: unpackedSize(view, at, { at: nameAt + nameLength, length: extraLength }) })
    at = nameAt + nameLength + extraLength + view.getUint16(at + 32, true)
  }
  return parts
}

/** The offset of the central directory, and the number of parts it lists; the library looks for it in the same way. */
function directoryOf(view: DataView): { count: number; start: number } {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  const start = view.getUint32(end + 16, true)
  if (count !== manyParts && size !== elsewhere && start !== elsewhere) return { count, start }
  const locator = end - wideLocatorLength
  if (view.getUint32(locator, true) !== wideLocatorMark) throw new TypeError('not an archive')
  const record = wideNumber(view, locator + 8)
  if (view.getUint32(record, true) !== wideEndMark) throw new TypeError('not an archive')
  return { count: wideNumber(view, record + 32), start: wideNumber(view, record + 48) }
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - commentAtMost)
  for (let at = view.byteLength - endLength; at >= first; at -= 1)
    if (view.getUint32(at, true) === endMark) return at
  throw new TypeError('not an archive')
}

function unpackedSize(view: DataView, entry: number, extra: ExtraFields): number {
  const isStreamed = (view.getUint16(entry + 8, true) & streamed) !== 0
  const said = [view.getUint32(entry + 24, true), view.getUint32(entry + 20, true)]
  const wide = said.includes(elsewhere) ? wideField(view, extra) : 0
  const sizes = said.map((size, index) => {
    if (size !== elsewhere) return size
    return wideNumber(view, wide + 8 * said.slice(0, index).filter((each) => each === elsewhere).length)
  })
  const [unpacked = 0, packed = 0] = sizes
  // Empty content is packed as two bytes, so a longer part that claims to be empty hides its size.
  if ((isStreamed && packed === 0) || (unpacked === 0 && packed > 2)) throw new TypeError('a size is hidden')
  return unpacked
}

interface ExtraFields {
  at: number
  length: number
}

/** The offset of the 64-bit numbers; only those that did not fit are stored, one after the other. */
function wideField(view: DataView, { at, length }: ExtraFields): number {
  let field = at
  while (field + 4 <= at + length) {
    if (view.getUint16(field, true) === 1) return field + 4
    field += 4 + view.getUint16(field + 2, true)
  }
  throw new TypeError('not an archive')
}

function wideNumber(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}
