import { generateHTML, generateJSON } from '@tiptap/core'
import { cleanHtml } from './cleanHtml.ts'
import { richTextExtensions } from './richTextExtensions.ts'
import { otherElements, plainElements } from './richTextFormat.ts'

/** The names of the elements that the editor would lose from a text. */
export function lostElements(html: string): readonly string[] {
  const edited = generateHTML(generateJSON(cleanHtml(html), richTextExtensions), richTextExtensions)
  const kept = countsIn(edited)
  return [...countsIn(html)].flatMap(([name, count]) => (count > (kept.get(name) ?? 0) ? [name] : []))
}

const plain = new Set<string>(plainElements)

/** Counts the elements of a text that have a meaning; a `span` counts only if it has a style. */
function countsIn(html: string): Map<string, number> {
  const counts = new Map<string, number>()
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) {
    const tag = element.localName
    if (plain.has(tag) || (tag === 'span' && !element.hasAttribute('style'))) continue
    const name = otherElements[tag] ?? tag
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}
