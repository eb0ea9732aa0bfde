import type { Computation, ComputedParts } from '#shared/contracts/Expression.ts'
import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import { onlyValueIn } from '../model/isRule.ts'
import { boundedInteger } from '../model/schemas/inputSchemas.ts'
import { exactlyUpTo } from '../model/types/exactlyUpTo.ts'
import type { Property } from '../contracts/Model.ts'
import { readExpression, readInside } from './readExpression.ts'

/** The computation of a property from others; undefined if it is not computed. The expression has been checked before. */
export function computationOf(property: Property, properties: readonly Property[]): Computation | undefined {
  const { computed, column, schema } = property
  if (computed === undefined) return undefined
  const { expression } = readExpression({ text: computed, name: property.name }, properties)
  if (column?.type === 'integer')
    return {
      expression,
      scale: 0,
      ...limitsIn(boundedInteger(schema)),
      ...stepOf(schema, 0),
      ...messageOf(property),
    }
  return { expression, ...decimalsOf(property), ...messageOf(property) }
}

/** The computations in each row of a list, or in an object; undefined if there are none. The expressions have been checked. */
export function computedPartsOf(
  property: Property,
  properties: readonly Property[],
): ComputedParts | undefined {
  // Records of another entity compute their values themselves.
  if (property.children) return undefined
  const found = (property.properties ?? []).flatMap((part): [string, Computation][] => {
    if (part.computed === undefined) return []
    const { expression } = readInside({ text: part.computed, name: part.name }, property, properties)
    return [[part.name, { expression, ...decimalsOf(part), ...messageOf(part) }]]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** The schema's own message, and the bounds that it does not apply to: every number is also limited by what can be stored. */
function messageOf({ message, schema, column }: Property): Pick<Computation, 'message' | 'unspoken'> {
  if (!message) return {}
  if (column?.type !== 'decimal' && column?.type !== 'integer') return { message }
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema
  const most = exactlyUpTo(column.scale ?? 0)
  const isOwn = (bound: Json | undefined) => typeof bound === 'number' && Math.abs(bound) < most
  const unspoken = [
    ...(isOwn(minimum ?? exclusiveMinimum) ? [] : (['least'] as const)),
    ...(isOwn(maximum ?? exclusiveMaximum) ? [] : (['most'] as const)),
  ]
  return { message, ...(unspoken.length > 0 ? { unspoken } : {}) }
}

/**
 * The number of decimals to which a value is rounded, if it is rounded, and its bounds. A whole number inside JSON has no column
 * that would limit it.
 */
function decimalsOf({ column, schema }: Property): Omit<Computation, 'expression'> {
  const scale = column?.type === 'integer' ? 0 : column?.scale
  return scale === undefined
    ? limitsIn(schema)
    : { scale, ...limitsIn({ ...schema, ...boundedDecimal(schema, scale) }), ...stepOf(schema, scale) }
}

/** The step of a value, unless the step follows from rounding. */
function stepOf({ multipleOf: step }: JsonSchema, scale: number): Pick<Computation, 'step'> {
  return typeof step === 'number' && step !== 10 ** -scale ? { step } : {}
}

function boundedDecimal({ minimum, maximum }: JsonSchema, scale: number): JsonSchema {
  const most = exactlyUpTo(scale)
  return {
    minimum: typeof minimum === 'number' ? Math.max(minimum, -most) : -most,
    maximum: typeof maximum === 'number' ? Math.min(maximum, most) : most,
  }
}

const keywords = {
  least: 'minimum',
  most: 'maximum',
  above: 'exclusiveMinimum',
  below: 'exclusiveMaximum',
  shortest: 'minLength',
  longest: 'maxLength',
} as const

function limitsIn(schema: JsonSchema): Omit<Computation, 'expression' | 'scale'> {
  const limits = Object.entries(keywords).map(([name, keyword]) => [name, schema[keyword]] as const)
  const only = onlyValueIn(schema)
  return {
    ...Object.fromEntries(limits.filter(([, limit]) => typeof limit === 'number')),
    ...(only === undefined ? {} : { only }),
  }
}
