/** The kinds of names that a schema can rename, one round each, because an unknown entity hides the errors of its properties. */
export const kinds = ['property', 'value', 'move', 'entity'] as const

export type NameKind = (typeof kinds)[number]

/** A name of the schemas that hand-written code may use. */
export interface Name {
  kind: NameKind
  entity: string
  name: string
}

/** A new name in the same spelling style. */
export function freshName(name: string): string {
  return /[a-z][A-Z]/u.test(name) ? `${name}Drift` : `${name}_drift`
}

/** A new name for entities and moves, which are in camel case. */
export function freshWord(name: string): string {
  return `${name}Drift`
}
