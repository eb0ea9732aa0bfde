/** A UUID. */
export const uuid = { type: 'string', format: 'uuid' } as const

/** A point in time. */
export const moment = { type: 'string', format: 'date-time' } as const

/** The answer of a call that returns no data. */
export const emptyAnswer = { type: 'object', maxProperties: 0 } as const

/** The answer of a call that returns only the id of its record. */
export const idAnswer = answerSchema({ id: uuid })

/** The schema of an answer with these properties. */
export function answerSchema<const Properties extends object>(
  properties: Properties,
  optional: readonly string[] = [],
) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', properties, required } as const
}
