import { createHash } from 'node:crypto'

/** The scripts that stand in a page itself, as a Content-Security-Policy allows each by its text. */
export function inlineScripts(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(?<text>[^]*?)<\/script>/gu)
  return [...scripts].map(({ groups }) => {
    const hash = createHash('sha256').update(groups?.['text'] ?? '')
    return `'sha256-${hash.digest('base64')}'`
  })
}
