import type { Json } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'

/** The endings of filter names for the words of other interfaces; an empty one is the name alone, which accepts a list. */
const endings: Readonly<Record<string, string>> = {
  eq: '_eq',
  is: '_eq',
  equals: '_eq',
  ne: '_ne',
  neq: '_ne',
  not: '_ne',
  gt: '_gt',
  after: '_gt',
  gte: '_gte',
  ge: '_gte',
  min: '_gte',
  from: '_gte',
  since: '_gte',
  between: '_gte',
  lt: '_lt',
  before: '_lt',
  lte: '_lte',
  le: '_lte',
  max: '_lte',
  to: '_lte',
  until: '_lte',
  like: '_like',
  ilike: '_like',
  contains: '_like',
  icontains: '_like',
  null: '_null',
  isnull: '_null',
  within: '_within',
  in: '',
}
const signs: Readonly<Record<string, string>> = { '>': '_gte', '<': '_lte', '!': '_ne' }

// Without the lookbehind, each of many consecutive underscores would be tried as the first one.
const writtenElsewhere = /^(.+?)(?:(?<!_)_+|\.|\[)\$?([a-z]+)\]?$/iu

/**
 * The filter meant by a condition in another interface's style: `weight_ge`, `weight__gte`, `weight[gte]`, `weight>=2` or
 * `{"weight":{"$gte":2}}`.
 */
export function suggestFilter(
  name: string,
  value: Json,
  isFilter: (name: string) => boolean,
): string | undefined {
  const [inner] = Object.keys(objectOf(value))
  const parts = writtenElsewhere.exec(inner === undefined ? name : `${name}.${inner}`)
  const [, property = '', word = ''] = parts ?? []
  const ending = endings[word.toLowerCase()]
  if (ending !== undefined && isFilter(property)) return `${property}${ending}`
  const sign = signs[name.slice(-1)]
  return sign !== undefined && isFilter(name.slice(0, -1)) ? `${name.slice(0, -1)}${sign}` : undefined
}
