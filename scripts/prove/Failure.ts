/** An entity that could not be proved, with the reason. */
export interface Failure {
  entity: string
  reason: string
}

/** The failure of an entity, from the error that it caused. */
export function failureOf(entity: string, error: unknown): Failure {
  return { entity, reason: error instanceof Error ? error.message : String(error) }
}
