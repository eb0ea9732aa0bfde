import DOMPurify from 'dompurify'
import {
  keptElements,
  otherElements,
  plainElements,
  shownAttributes,
  shownElements,
  shownStyles,
} from './richTextFormat.ts'

const allowed = {
  ALLOWED_TAGS: [
    ...Object.keys(keptElements),
    ...Object.keys(otherElements),
    ...plainElements,
    ...shownElements,
    '#text',
  ],
  ALLOWED_ATTR: [...new Set([...Object.values(keptElements).flat(), ...shownAttributes])],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

const purifier = DOMPurify(window)

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (attribute.attrName !== 'style' || !('style' in element)) return
  attribute.attrValue = harmlessStyle(attribute.attrValue)
  attribute.keepAttr = attribute.attrValue !== ''
})

/** Removes everything from stored HTML that runs code, embeds frames, restyles the page or covers it. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, allowed)
}

function harmlessStyle(text: string): string {
  const { style } = document.createElement('span')
  style.cssText = text
  return Object.entries(shownStyles)
    .flatMap(([name, values]) => {
      const value = style.getPropertyValue(name)
      return values.test(value) && value !== 'initial' ? [`${name}: ${value}`] : []
    })
    .join('; ')
}
