import type { EntityWords } from '../session/entities/entityWords.ts'

/** The words that a value may need. */
export interface ValueWords extends Pick<EntityWords, 'value' | 'label'> {
  yes: string
  no: string
  /** Shown where no value is set. */
  nothing: string
  /** The displayed name of the kind of records that has this entity name. */
  entity: (name: string) => string
}

/** The words of the properties inside the given property. */
export function wordsWithin(words: ValueWords, source: string): ValueWords {
  return {
    ...words,
    label: (inner) => words.label(`${source}.${inner}`),
    value: (inner, value) => words.value(`${source}.${inner}`, value),
  }
}
