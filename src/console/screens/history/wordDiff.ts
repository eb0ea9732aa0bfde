import { diffWords } from 'diff'
import type { Change } from 'diff'

/** A stretch of text that was kept, removed or added. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const contextLength = 60

/** The difference of two texts word by word, also in Chinese; kept stretches are shortened to the words around a change. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  const parts = diffWords(before, after, { intlSegmenter: segmenter })
  if (isRewritten(parts, { before, after })) return rewritten(before, after)
  return parts.map(({ value, added, removed }, index) => {
    if (added) return { kind: 'added', text: value }
    if (removed) return { kind: 'removed', text: value }
    return {
      kind: 'same',
      text: shortened(value, { isFirst: index === 0, isLast: index === parts.length - 1 }),
    }
  })
}

/** Whether so little was kept that the common words are a coincidence; marked word by word, neither text would be readable. */
function isRewritten(
  parts: readonly Change[],
  { before, after }: { before: string; after: string },
): boolean {
  const kept = parts.filter(({ added, removed }) => !added && !removed)
  const keptLength = kept.reduce((sum, { value }) => sum + value.trim().length, 0)
  return keptLength < Math.min(before.length, after.length) / 3
}

function rewritten(before: string, after: string): DiffPart[] {
  const stretches = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ] as const
  return stretches.filter(({ text }) => text !== '')
}

/** The text of HTML without its tags; each block begins a new line. */
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
