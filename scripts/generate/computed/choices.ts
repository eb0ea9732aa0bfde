import { listOf } from '#shared/json/listOf.ts'
import type { Property } from '../contracts/Model.ts'
import { insteadOf } from '../spelling/nearest.ts'
import { ExpressionFault } from './ExpressionFault.ts'
import type { TypedExpression } from './signatures.ts'

/** The values that a property may have, if there are only a few. */
export function choiceOf({ name, schema }: Property): Pick<TypedExpression, 'choice'> {
  const values = listOf(schema.enum).filter((value) => typeof value === 'string' || typeof value === 'number')
  return values.length > 0 ? { choice: { name, values } } : {}
}

/** Refuses to compare a choice with a value that it never has: the comparison would always have the same result. */
export function requireChoice([one, other]: readonly TypedExpression[]): void {
  for (const [{ choice } = {}, { expression } = {}] of [
    [one, other],
    [other, one],
  ]) {
    if (!choice || !expression || !('value' in expression)) continue
    const { value } = expression
    if (typeof value === 'boolean' || value === null || choice.values.includes(value)) continue
    const message = `"${choice.name}" is never ${JSON.stringify(value)}.`
    throw new ExpressionFault(message, insteadOf(String(value), choice.values.map(String)))
  }
}
