/** `distributionLog` as `DistributionLog`. */
export function pascalCase(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** `distributionLog` as `distribution_log`. */
export function snakeCase(name: string): string {
  return wordsIn(name).join('_').toLowerCase()
}

/** `distributionLog` as `distribution-log`. */
export function kebabCase(name: string): string {
  return wordsIn(name).join('-').toLowerCase()
}

/** `unit_price` or `unitPrice` as `Unit price`. */
export function humanise(name: string): string {
  const [first = '', ...rest] = wordsIn(name)
  return [pascalCase(first), ...rest.map((word) => (isAcronym(word) ? word : word.toLowerCase()))].join(' ')
}

/** The regular English plural of a word, for paths: those must not change. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}

function wordsIn(name: string): string[] {
  if (/^[a-z0-9]+$/.test(name)) return [name]
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function isAcronym(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase()
}
