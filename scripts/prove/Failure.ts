/** An entity that could not be proved, and why. */
export interface Failure {
  entity: string
  reason: string
}

/** What stood in the way of an entity. */
export function failureOf(entity: string, error: unknown): Failure {
  return { entity, reason: error instanceof Error ? error.message : String(error) }
}
