import { fileTypeFromBuffer } from 'file-type'
import { imageDimensionsFromData } from 'image-dimensions'
import { encodingOf } from '#shared/files/decodeText.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { fileTypes } from './fileTypes.ts'

/** Larger pictures take browsers more memory than phones have: a pixel is four bytes, however small the file. */
const mostPixels = 50_000_000
const longestSide = 16_384
// What tells the kind of a file stands at its beginning; looking for it in ten megabytes that hold nothing else takes seconds.
const headBytes = 262_144

/** The extension that a file's contents ask for, whatever it is called; refuses what is not in the table. */
export async function extensionOf(bytes: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, headBytes))
  const extension = found && found.ext in fileTypes ? found.ext : extensionOfText(bytes)
  if (fileTypes[extension]?.isPicture) requireModest(bytes)
  return extension
}

/** Text has no signature: whatever is UTF-8, UTF-16 or GB 18030 without control characters. HTML becomes plain text, which runs nothing. */
function extensionOfText(bytes: Uint8Array): string {
  const text = decoded(bytes)
  if (text === undefined || /[^\P{Cc}\t\n\r\f]/u.test(text)) throw new AppError('FILE_TYPE_REFUSED')
  return isSvg(text) ? 'svg' : 'txt'
}

/** Whether the first element is an svg. Piece by piece: one expression for all would try every way to part a row of comments. */
function isSvg(text: string): boolean {
  const before = /\s+|<\?xml[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>]*>/iy
  let end = 0
  while (before.test(text)) end = before.lastIndex
  return /^<svg[\s>]/i.test(text.slice(end, end + 5))
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const smallSide = 512
const smallBytes = 100_000

/** Refuses what is no small picture in WebP, or comes with a file that is no picture. */
export async function requireSmall(bytes: Uint8Array, extension: string): Promise<void> {
  const found = await fileTypeFromBuffer(bytes)
  const size = found?.ext === 'webp' ? imageDimensionsFromData(bytes) : undefined
  const isSmall = size && bytes.length <= smallBytes && Math.max(size.width, size.height) <= smallSide
  if (!isSmall || !fileTypes[extension]?.isPicture)
    throw new AppError('SMALL_PICTURE_REFUSED', { side: smallSide, bytes: smallBytes })
}

function requireModest(bytes: Uint8Array): void {
  const size = imageDimensionsFromData(bytes)
  if (!size) throw new AppError('FILE_TYPE_REFUSED')
  const { width, height } = size
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw new AppError('IMAGE_TOO_LARGE', { width, height })
}
