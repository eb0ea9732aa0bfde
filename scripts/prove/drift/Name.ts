/** What may be renamed in a schema. Each is a round of its own, for an unknown entity hides the errors of its properties. */
export const kinds = ['property', 'value', 'move', 'entity'] as const

export type NameKind = (typeof kinds)[number]

/** A name of the schemas that hand-written code may use. */
export interface Name {
  kind: NameKind
  entity: string
  name: string
}

/** The name after the renaming, in the same spelling of words. */
export function freshName(name: string): string {
  return /[a-z][A-Z]/u.test(name) ? `${name}Drift` : `${name}_drift`
}

/** Entities and moves are words in camel case. */
export function freshWord(name: string): string {
  return `${name}Drift`
}
