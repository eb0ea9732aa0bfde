import type { Computation } from '#shared/contracts/Expression.ts'
import type { Column } from '#shared/contracts/Table.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'

type Limit = Exclude<keyof Computation, 'expression' | 'scale' | 'message'>

/** The endings of checks' names, with the error code and parameter of a validator for the same limit. */
const limits: Readonly<
  Record<string, { code: string; limit: Limit; param: 'limit' | 'multipleOf' | 'allowedValue' }>
> = {
  min: { code: 'minimum', limit: 'least', param: 'limit' },
  max: { code: 'maximum', limit: 'most', param: 'limit' },
  above: { code: 'exclusiveMinimum', limit: 'above', param: 'limit' },
  below: { code: 'exclusiveMaximum', limit: 'below', param: 'limit' },
  multiple_of: { code: 'multipleOf', limit: 'step', param: 'multipleOf' },
  min_length: { code: 'minLength', limit: 'shortest', param: 'limit' },
  max_length: { code: 'maxLength', limit: 'longest', param: 'limit' },
  enum: { code: 'const', limit: 'only', param: 'allowedValue' },
}

/**
 * The limit behind a violated check of the database, as a validator would report it. Values from other records are computed
 * by SQL, so no validator has checked them.
 */
export function brokenCheck(
  { type, atMost, computed }: Column,
  what: string,
): Pick<FieldFact, 'code' | 'params' | 'message'> | undefined {
  if (what === 'at_most' && atMost !== undefined) {
    const isMoment = type === 'date' || type === 'timestamp' || type === 'text'
    return { code: 'atMost', params: { property: atMost, ...(isMoment ? { format: type } : {}) } }
  }
  const known = Object.hasOwn(limits, what) ? limits[what] : undefined
  const bound = known && computed?.[known.limit]
  if (!known || bound === undefined) return undefined
  const own = computed?.message ? { message: computed.message } : {}
  return { code: known.code, params: { [known.param]: bound }, ...own }
}
