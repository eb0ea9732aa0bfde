/** A UUID. */
export const uuid = { type: 'string', format: 'uuid' } as const

/** A moment. */
export const moment = { type: 'string', format: 'date-time' } as const

/** What a call answers that has nothing to tell but that it is done. */
export const nothing = { type: 'object', maxProperties: 0 } as const

/** What a call answers that names the record it was about. */
export const idAlone = answered({ id: uuid })

/** A few texts or records that are answered together. */
export function answered<const Properties extends object>(
  properties: Properties,
  optional: readonly string[] = [],
) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', properties, required } as const
}
