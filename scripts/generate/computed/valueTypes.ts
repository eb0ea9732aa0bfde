import type { Property } from '../contracts/Model.ts'
import type { ValueType } from './signatures.ts'

/** What is in the rows of a list. What is computed in them is there before. */
export function rowPropertiesOf({ properties = [] }: Property): readonly Property[] {
  return properties.map((property) => {
    const { computed: _, ...known } = property
    return known
  })
}

/** What expressions read of the record that a reference leads to. What it computes itself is stored there. */
export function readPropertiesOf({ reference }: Property): readonly Property[] {
  return (reference?.read ?? []).map((property) => {
    const { computed: _, ...known } = property
    return known
  })
}

/** Texts that are stored as something else. */
const otherFormats: ReadonlySet<string> = new Set(['time', 'uuid'])

/** The same, whether it is computed or not. */
export function storedTypeOf(property: Property): ValueType | undefined {
  const { computed: _, ...stored } = property
  return valueTypeOf(stored)
}

/** The value of a property by what it may hold; undefined where nothing can be computed from it. */
export function valueTypeOf({
  schema,
  secret,
  computed,
  link,
  nameOf,
  auto,
}: Property): ValueType | undefined {
  // The time of the last change is not known before the change is made.
  if (secret || computed !== undefined || link || nameOf || auto === 'updated') return undefined
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  const [type] = types
  if (types.length !== 1) return undefined
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'boolean'
  const { format } = schema
  if (type === 'string' && format === 'date') return 'date'
  if (type === 'string' && format === 'date-time') return 'time'
  const isText = type === 'string' && !(typeof format === 'string' && otherFormats.has(format))
  return isText ? 'text' : undefined
}
