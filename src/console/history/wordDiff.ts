import { diffWords } from 'diff'

/** A stretch of a text that stayed, went or came. */
export interface Stretch {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const contextLength = 60

/** The difference of two texts word by word, in Chinese as well; what stayed is shortened to what stands around a change. */
export function wordDiff(before: string, after: string): Stretch[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  const parts = diffWords(before, after, { intlSegmenter: segmenter })
  return parts.map(({ value, added, removed }, index) => {
    if (added) return { kind: 'added', text: value }
    if (removed) return { kind: 'removed', text: value }
    return {
      kind: 'same',
      text: shortened(value, { isFirst: index === 0, isLast: index === parts.length - 1 }),
    }
  })
}

/** The words of formatted text; a new block begins a new line. */
export function plainText(html: string): string {
  const spaced = html.replaceAll(/<\/(?:p|div|li|h[1-6]|blockquote|pre|tr)>|<br\s*\/?>/gi, '\n')
  return new DOMParser().parseFromString(spaced, 'text/html').body.textContent.trim()
}

function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const characters = Array.from(new Intl.Segmenter('zh').segment(text), ({ segment }) => segment)
  const head = isFirst ? 0 : contextLength
  const tail = isLast ? 0 : contextLength
  if (characters.length <= head + tail + 2) return text
  return `${characters.slice(0, head).join('')} … ${tail === 0 ? '' : characters.slice(-tail).join('')}`
}
