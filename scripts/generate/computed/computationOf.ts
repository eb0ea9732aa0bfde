import type { Computation } from '#shared/contracts/Expression.ts'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import { boundedInteger } from '../emit/inputSchemas.ts'
import { exactlyUpTo } from '../model/types/exactlyUpTo.ts'
import type { Property } from '../Model.ts'
import { readExpression } from './readExpression.ts'

/** How a property is computed from others; undefined where it is not. The expression was checked before. */
export function computationOf(property: Property, properties: readonly Property[]): Computation | undefined {
  const { computed, column } = property
  if (computed === undefined) return undefined
  const { expression } = readExpression(computed, properties)
  if (column?.type === 'integer')
    return { expression, scale: 0, ...limitsIn(boundedInteger(property.schema)) }
  if (column?.scale === undefined) return { expression }
  return { expression, scale: column.scale, ...limitsIn(boundedDecimal(property.schema, column.scale)) }
}

function boundedDecimal({ minimum, maximum }: JsonSchema, scale: number): JsonSchema {
  const most = exactlyUpTo(scale)
  return {
    minimum: typeof minimum === 'number' ? Math.max(minimum, -most) : -most,
    maximum: typeof maximum === 'number' ? Math.min(maximum, most) : most,
  }
}

function limitsIn({ minimum, maximum }: JsonSchema): Pick<Computation, 'least' | 'most'> {
  return {
    ...(typeof minimum === 'number' ? { least: minimum } : {}),
    ...(typeof maximum === 'number' ? { most: maximum } : {}),
  }
}
