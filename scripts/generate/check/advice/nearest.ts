import { distance } from 'fastest-levenshtein'

/** The candidate most like the word, if one is near enough to have been meant. */
export function nearest(
  word: string,
  candidates: readonly string[],
  farthest = Math.min(3, Math.floor(bare(word).length / 2)),
): string | undefined {
  const same = candidates.find((candidate) => bare(candidate) === bare(word))
  const swapped = candidates.find((candidate) => letters(candidate) === letters(word))
  if (same !== undefined || swapped !== undefined) return same ?? swapped
  const [best] = candidates
    .map((candidate) => ({ candidate, far: distance(bare(word), bare(candidate)) }))
    .sort((one, other) => one.far - other.far)
  return best && best.far <= farthest ? best.candidate : undefined
}

/** Names as advice lists them: `"a", "b" or "c"`; of many only the first few. */
export function choiceOf(names: readonly string[]): string {
  const shown = names.slice(0, mostShown).map((name) => `"${name}"`)
  if (names.length > mostShown) return `${shown.join(', ')} or one of ${names.length - mostShown} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`
}

/** What to write instead of a word that is none of the candidates. */
export function insteadOf(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates)
  if (meant !== undefined && (candidates.length > 3 || bare(meant) === bare(word))) return `Write "${meant}".`
  return candidates.length === 0 ? 'Remove it.' : `Write ${choiceOf(candidates)}.`
}

const mostShown = 8

function bare(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9$]/g, '')
}

function letters(word: string): string {
  return bare(word).split('').sort().join('')
}
