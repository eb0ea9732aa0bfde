const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** True for the text of a UUID of any version, as the database takes it. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value)
}
