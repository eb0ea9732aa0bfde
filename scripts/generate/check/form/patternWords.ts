import { lineOf } from '../../load/readJson.ts'

/** A text that does not match its pattern in dialect.json. */
interface Misspelt {
  given: string
  /** The nearest keyword above the text. */
  key: string
  pattern: string
  /** The keyword's description in dialect.json. */
  description: string
}

/** Message and advice for a text that does not match its pattern, with the text that was probably meant. */
export function patternWords({ given, key, pattern, description }: Misspelt): {
  message: string
  advice: string
} {
  const text = JSON.stringify(given)
  if (pattern === nameOfProperty)
    return {
      message: `${text} cannot be the name of a property.`,
      advice: 'Write a name as it stands in "properties".',
    }
  const noun = lineOf(nouns, key)
  if (noun === undefined) return { message: `"${key}" must match pattern "${pattern}".`, advice: description }
  const meant = lineOf(meantBy, key)?.(given)
  return {
    message: `${text} is not ${noun}.`,
    advice: meant === undefined ? description : `Write "${meant}".`,
  }
}

const nameOfProperty = '^[A-Za-z_][A-Za-z0-9_]*$'

const nouns: Readonly<Record<string, string>> = {
  path: 'a path',
  order: 'an order',
  code: 'a code',
  maxSize: 'a size',
  measure: 'a measure',
}

/** Functions that translate a text in another tool's notation into ours. */
const meantBy: Readonly<Record<string, (given: string) => string | undefined>> = {
  path: (given) => {
    const words = wordsIn(given, /[^A-Za-z0-9_-]+/u)
    return words.length > 0 ? `/${words.join('/')}` : undefined
  },
  order: (given) => {
    const [, name, direction] = /^\s*\+?([A-Za-z_]\w*)(?:[\s:]+(asc|desc))?\s*$/iu.exec(given) ?? []
    if (name === undefined) return undefined
    return direction?.toLowerCase() === 'desc' ? `-${name}` : name
  },
  code: (given) => {
    const [first = '', ...others] = wordsIn(given, /[^A-Za-z0-9]+/u)
    const joined = [first.toLowerCase(), ...others.map(capitalised)].join('')
    return /^[a-z]/u.test(joined) ? joined : undefined
  },
  maxSize: (given) => {
    const [, number, unit] = /^\s*([1-9][0-9]{0,4}(?:\.[0-9])?)\s*([kmg])i?b?\s*$/iu.exec(given) ?? []
    return number === undefined || unit === undefined ? undefined : `${number}${unit.toUpperCase()}`
  },
  measure: (given) => {
    const [, name = '', source] = /^\s*([a-z]+)\s*(?:\(\s*([A-Za-z_]\w*|\*)?\s*\))?\s*$/iu.exec(given) ?? []
    const measure = lineOf(measures, name.toLowerCase())
    if (measure === 'count') return measure
    return measure === undefined || source === undefined || source === '*'
      ? undefined
      : `${measure}(${source})`
  },
}

const measures: Readonly<Record<string, string>> = {
  count: 'count',
  number: 'count',
  sum: 'sum',
  total: 'sum',
  avg: 'avg',
  average: 'avg',
  mean: 'avg',
  min: 'min',
  minimum: 'min',
  max: 'max',
  maximum: 'max',
}

function wordsIn(text: string, separator: RegExp): string[] {
  return text.split(separator).filter((word) => word !== '')
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
