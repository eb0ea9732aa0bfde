import { extname } from 'node:path'
import { fileNameOf } from '#shared/fields/fileValue.ts'

// Other extensions for the same kind of file. None is for programs or pages: our address must not offer such files.
const otherExtensions: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg'],
  txt: ['csv', 'tsv', 'md', 'log', 'json', 'xml', 'yaml', 'yml'],
}

/** The name of a downloaded file: the requested name, with an extension that fits the stored file. */
export function downloadName(asked: string, stored: string): string {
  const name = fileNameOf(asked)
  if (name === '') return stored
  const extension = extname(stored).slice(1)
  const known = [extension, ...(otherExtensions[extension] ?? [])]
  return known.includes(extname(name).slice(1).toLowerCase()) ? name : `${name}.${extension}`
}

/** A header that offers a file for download under any name (RFC 5987); the name cannot end the header or its quotes. */
export function attachmentHeader(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["%\\]/gu, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, percentOf)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function percentOf(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}
