import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MarkdownView } from '#console/fields/markdown/MarkdownView.tsx'

const drawn = (text: string) => renderToStaticMarkup(createElement(MarkdownView, { text }))

describe('Markdown on a page', () => {
  it('shows headings, lists, tables and links without a referrer [S7.12]', () => {
    const page = drawn(
      '# Care\n\n- **warm** water\n- [more](https://example.com/care)\n\n| a | b |\n| - | - |\n| 1 | 2 |',
    )
    expect(page).toContain('Care</h1>')
    expect(page).toContain('<strong>warm</strong>')
    expect(page).toMatch(/<a (?=[^>]*href="https:\/\/example\.com\/care")(?=[^>]*rel="noreferrer")/u)
    expect(page).toMatch(/<td[^>]*>2<\/td>/u)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="alert(1)">bold</b> word',
    '<div>\n\n<iframe src="https://example.com"></iframe>\n\n</div>',
    '<svg/onload=alert(1)>',
  ])('shows HTML as text: %s', (html) => {
    expect(drawn(html)).not.toMatch(/<(?:script|img|b|iframe|svg)\b/iu)
    expect(drawn(html)).toContain('&lt;')
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&#58;alert(1))',
    '[x](java%0ascript:alert(1))',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '[x]: vbscript:a\n\n[x]',
    '[x](data:text/html,<script>alert(1)</script>)',
  ])('contains no address that runs code: %s', (text) => {
    expect(drawn(text)).not.toMatch(/(?:href|src)="(?:\s*java|\s*vb|\s*data)/iu)
  })

  it('creates no element ids and no checkboxes that can be ticked', () => {
    const page = drawn('# root\n\n## root\n\n- [x] washed\n- [ ] dried')
    expect(page).not.toMatch(/ id="[^"]/u)
    expect(page).not.toContain('<input')
    expect(page).toContain('☑')
  })
})
