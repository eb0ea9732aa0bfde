const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a value is the text of a UUID of any version, in a form that the database accepts. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value)
}
