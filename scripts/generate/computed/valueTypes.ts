import type { Property } from '../contracts/Model.ts'
import type { ValueType } from './signatures.ts'

/** The properties of the rows of a list. Their computed values are known before those of the record. */
export function rowPropertiesOf({ properties = [] }: Property): readonly Property[] {
  return properties.map((property) => {
    const { computed: _, ...known } = property
    return known
  })
}

/** The properties that expressions can read of a referred record. Its own computed values are stored. */
export function readPropertiesOf({ reference }: Property): readonly Property[] {
  return (reference?.read ?? []).map((property) => {
    const { computed: _, ...known } = property
    return known
  })
}

/** Formats of texts that are stored as another type. */
const otherFormats: ReadonlySet<string> = new Set(['time', 'uuid'])

/** The value type of a property as if it were not computed. */
export function storedTypeOf(property: Property): ValueType | undefined {
  const { computed: _, ...stored } = property
  return valueTypeOf(stored)
}

/** The type of a property's value; undefined if nothing can be computed from it. */
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
