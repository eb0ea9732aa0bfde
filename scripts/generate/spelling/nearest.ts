import { distance } from 'fastest-levenshtein'
import { lineOf } from '../load/readJson.ts'

/** The candidate most similar to the word, if it is similar enough to have been meant. */
export function nearest(
  word: string,
  candidates: readonly string[],
  farthest = Math.min(3, Math.floor(normalised(word).length / 2)),
): string | undefined {
  const same = candidates.find((candidate) => normalised(candidate) === normalised(word))
  const swapped = candidates.find((candidate) => letters(candidate) === letters(word))
  if (same !== undefined || swapped !== undefined) return same ?? swapped
  // "Cart" is rather meant for "ShoppingCart" than for "Chat".
  const longer =
    normalised(word).length > 3 ? candidates.find((candidate) => isWordOf(word, candidate)) : undefined
  const closest = near(word, candidates, 1)
  if (longer !== undefined) return closest ?? longer
  return near(word, candidates, farthest)
}

/** Whether a name of several words ends in this word. */
function isWordOf(word: string, name: string): boolean {
  const [first = '', ...rest] = word
  return name.endsWith(`${first.toUpperCase()}${rest.join('')}`) && name.length > word.length
}

function near(word: string, candidates: readonly string[], farthest: number): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, far: distance(normalised(word), normalised(candidate)) }))
    .sort((one, other) => one.far - other.far)
  return best && best.far <= farthest ? best.candidate : undefined
}

/** A list of names for advice: `"a", "b" or "c"`; of many names only the first few. */
export function quotedChoice(names: readonly string[]): string {
  const shown = names.slice(0, mostShown).map((name) => `"${name}"`)
  if (names.length > mostShown) return `${shown.join(', ')} or one of ${names.length - mostShown} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`
}

/** A property or an entity that a name may mean. */
interface Candidate {
  name: string
  /** Its former name. */
  renamedFrom?: string | undefined
}

/** Advice for a word that is none of the candidates. */
export function insteadOf(word: string, candidates: readonly (string | Candidate)[]): string {
  const named = candidates.map((each) => (typeof each === 'string' ? { name: each } : each))
  const renamed = named.find(({ renamedFrom }) => renamedFrom === word)
  if (renamed) return `Write "${renamed.name}", as it is called now.`
  const names = named.map(({ name }) => name)
  const meant = synonymOf(word, names) ?? nearest(word, names)
  if (meant !== undefined && (names.length > 3 || normalised(meant) === normalised(word)))
    return `Write "${meant}".`
  return names.length === 0 ? 'Remove it.' : `Write ${quotedChoice(names)}.`
}

const mostShown = 8

/** Words of other tools for ours. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  create: ['add', 'new', 'insert'],
  edit: ['update', 'modify', 'change', 'write'],
  delete: ['remove', 'destroy', 'drop'],
  image: ['photo', 'picture', 'avatar'],
  images: ['photos', 'pictures', 'gallery'],
  file: ['upload', 'attachment'],
  files: ['uploads', 'attachments'],
  switch: ['checkbox', 'toggle'],
  select: ['dropdown', 'combobox'],
  reference: ['lookup', 'relation'],
  richText: ['wysiwyg', 'html', 'editor'],
  phone: ['tel', 'telephone', 'mobile'],
  rating: ['stars'],
  money: ['yuan', 'currency', 'cny', 'rmb', 'price'],
  days: ['weeks', 'months', 'years'],
  clear: ['setNull', 'nullify'],
  refuse: ['restrict', 'noAction'],
  where: ['filter', 'filters', 'condition', 'conditions', 'domain', 'scope', 'query'],
}

function synonymOf(word: string, candidates: readonly string[]): string | undefined {
  return candidates.find((candidate) =>
    lineOf(synonyms, candidate)?.map(normalised).includes(normalised(word)),
  )
}

function normalised(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9$]/g, '')
}

function letters(word: string): string {
  return normalised(word).split('').sort().join('')
}
