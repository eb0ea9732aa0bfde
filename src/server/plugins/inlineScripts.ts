import { createHash } from 'node:crypto'

/** The sources by which a Content-Security-Policy allows the inline scripts of a page: a hash of each. */
export function inlineScripts(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(?<text>[^]*?)<\/script>/gu)
  return [...scripts].map(({ groups }) => {
    const hash = createHash('sha256').update(groups?.['text'] ?? '')
    return `'sha256-${hash.digest('base64')}'`
  })
}
