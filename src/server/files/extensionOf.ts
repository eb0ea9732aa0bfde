import { fileTypeFromBuffer } from 'file-type'
import { imageDimensionsFromData } from 'image-dimensions'
import { encodingOf } from '#shared/files/decodeText.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { fileTypes } from './fileTypes.ts'

/** Larger pictures need more memory in browsers than phones have: a pixel takes four bytes, however small the file. */
const mostPixels = 50_000_000
const longestSide = 16_384
// The signature of a file is at its beginning; searching ten megabytes without one takes seconds.
const headBytes = 262_144

/** The extension that fits a file's contents, independent of its name; refuses types that are not in the table. */
export async function extensionOf(bytes: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, headBytes))
  const extension = found && found.ext in fileTypes ? found.ext : extensionOfText(bytes)
  if (fileTypes[extension]?.isPicture) requireModest(bytes)
  return extension
}

/** Text has no signature: it is any UTF-8, UTF-16 or GB 18030 without control characters. HTML becomes harmless plain text. */
function extensionOfText(bytes: Uint8Array): string {
  const text = decoded(bytes)
  if (text === undefined || /[^\P{Cc}\t\n\r\f]/u.test(text)) throw new AppError('FILE_TYPE_REFUSED')
  return isSvg(text) ? 'svg' : 'txt'
}

/** Whether the first element is an svg. Skips piece by piece: a single expression would backtrack through a row of comments. */
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

/** Refuses a small picture that is too large or not WebP, or whose file is not a picture. */
export async function requireSmallPicture(bytes: Uint8Array, extension: string): Promise<void> {
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
