/** An uploaded file, as a property with the input `file` stores it. */
export interface NamedFile {
  /** The file's address on the server. */
  url: string
  /** The original file name. */
  name: string
  /** In bytes. */
  size?: number | undefined
  type?: string | undefined
  /** The uploader of a private file: an id without its hyphens. */
  uploader?: string | undefined
}

// Addresses of other servers begin with two slashes or a scheme; the last part is a name that the server generated.
const ownAddress =
  /^((?:\/[\w-]+)*\/files\/(private\/)?([\w-]{22}(?:~([\da-f]{32}))?\.[a-z\d]{2,5}))(?:\?([^?#\s]*))?$/

/** The file that a text names; undefined for any other text, such as one from before files were kept. */
export function fileOf(text: string): NamedFile | undefined {
  const [, url, folder, stored, uploader, query = ''] = ownAddress.exec(text) ?? []
  if (url === undefined || stored === undefined) return undefined
  // A private file has its uploader in its name, a public one does not.
  if ((folder === undefined) !== (uploader === undefined)) return undefined
  const fact = (name: string) => decoded(new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1] ?? '')
  const size = fact('size')
  const type = fact('type')
  return {
    url,
    name: fileNameOf(fact('name')) || stored,
    size: /^\d{1,15}$/.test(size) ? Number(size) : undefined,
    type: /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : undefined,
    uploader,
  }
}

/** The server's name for the file of an address. */
export function storedNameIn({ url }: Pick<NamedFile, 'url'>): string {
  return url.slice(url.lastIndexOf('/') + 1)
}

/** The uploader's id as a private file's name contains it. */
export function uploaderOf(userId: string): string {
  return userId.replaceAll('-', '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The room for the text in the property that keeps it. */
export interface TextLimits {
  /** The most characters of the text. */
  maxLength?: number | undefined
  /** The format accepts ASCII only. */
  ascii?: boolean | undefined
}

/**
 * The text that stores a file: its address with name, size and type. A name that is too long for the text is cut before its
 * extension.
 */
export function fileText({ url, name, size = 0, type = '' }: NamedFile, room: TextLimits = {}): string {
  const { maxLength = Infinity, ascii = false } = room
  const { letters, end } = partsOf(fileNameOf(name))
  const [kind = ''] = type.split(';')
  // Letters of every script stay unescaped, so that a list search finds them.
  const special = ascii ? /[^\w/.~-]+/g : /[^\p{L}\p{M}\p{N}/_.~-]+/gu
  const spelled = (text: string) => text.replaceAll(special, encodeURIComponent)
  const text = () =>
    `${url}?name=${spelled(letters.join('') + end)}&size=${size}&type=${spelled(kind.trim())}`
  while (letters.length > 1 && text().length > maxLength) letters.pop()
  return text()
}

/** A file's name as it may be shown and stored: without folders, and without characters that hide its extension. */
export function fileNameOf(text: string): string {
  const name = text.split(/[/\\]/).at(-1) ?? ''
  const visible = name.replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  if (/^\.*$/.test(visible)) return ''
  const { letters, end } = partsOf(visible)
  return letters.slice(0, 200 - end.length).join('') + end
}

/** The letters of a name that may be cut, and its extension. */
function partsOf(name: string): { letters: string[]; end: string } {
  const [end = ''] = /\.[^.]{1,10}$/u.exec(name) ?? []
  return { letters: Array.from(name.slice(0, name.length - end.length)), end }
}
