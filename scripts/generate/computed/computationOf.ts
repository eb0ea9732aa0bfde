import type { Computation } from '#shared/contracts/Expression.ts'
import type { Property } from '../Model.ts'
import { readExpression } from './readExpression.ts'

/** How a property is computed from others; undefined where it is not. The expression was checked before. */
export function computationOf(property: Property, properties: readonly Property[]): Computation | undefined {
  const { computed, column } = property
  if (computed === undefined) return undefined
  const { expression } = readExpression(computed, properties)
  if (column?.type === 'integer') return { expression, scale: 0 }
  return { expression, ...(column?.scale === undefined ? {} : { scale: column.scale }) }
}
