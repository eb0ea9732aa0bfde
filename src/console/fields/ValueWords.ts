import type { EntityWords } from '../session/entities/entityWords.ts'

/** Words a value may need. */
export interface ValueWords extends Pick<EntityWords, 'value' | 'label'> {
  yes: string
  no: string
  /** Where no value is set. */
  nothing: string
  /** What people call the kind of records that has this name. */
  entity: (name: string) => string
}

/** The words of what is inside the property. */
export function wordsWithin(words: ValueWords, source: string): ValueWords {
  return {
    ...words,
    label: (inner) => words.label(`${source}.${inner}`),
    value: (inner, value) => words.value(`${source}.${inner}`, value),
  }
}
