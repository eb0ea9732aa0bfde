import type { Computation } from '../contracts/Expression.ts'
import type { Json } from '../contracts/Json.ts'

/** A bound that a computed value is beyond, by the keyword that a validator would name. */
export interface BrokenLimit {
  code: 'minimum' | 'maximum'
  params: { limit: number }
}

/** The bound that a computed value is beyond. Nobody fills it in, so no validator judges it. */
export function limitBroken({ least, most }: Computation, value: Json): BrokenLimit | undefined {
  if (typeof value !== 'number') return undefined
  if (most !== undefined && value > most) return { code: 'maximum', params: { limit: most } }
  return least !== undefined && value < least ? { code: 'minimum', params: { limit: least } } : undefined
}
