import { humanise } from '#shared/words/nameForms.ts'
import { propertyOf, typesInWords } from './propertyOf.ts'
import type { NewProperty } from './propertyOf.ts'
import type { NewEntity } from './schemaOf.ts'

/** The values from the command line. */
export interface EntityOptions {
  name?: string
  zh?: string
  en?: string
  group?: string
  fields: readonly string[]
}

/** The source of the values that the command line leaves out. */
export interface Prompter {
  answer: (question: string, proposal?: string) => Promise<string>
  /** Whether a person answers, who can correct an answer. */
  isPerson: boolean
  /** Shows why an answer was refused. */
  tell: (objection: string) => void
  /** The objections to an entity, as far as it is known. */
  objectionsTo: (entity: NewEntity) => readonly string[]
}

// A placeholder for the properties until there is one.
const some: NewProperty = propertyOf('name:text')

/** Builds a new entity from the command line and from answers to questions for the rest; a mistake costs only one answer. */
export async function askForEntity(
  { name: given, zh, en, group, fields }: EntityOptions,
  asked: Prompter,
): Promise<NewEntity> {
  const grouped = group ? { group } : {}
  const unlabelled = (name: string): NewEntity => ({
    name,
    label: { zh: '…', en: '…' },
    ...grouped,
    properties: [some],
  })
  const named = (text: string) => judged(unlabelled(text), asked).name
  // An invalid name is refused before any other question.
  const name = given
    ? named(given)
    : await promptUntilValid(asked, { question: 'name of the entity in camelCase' }, named)
  const label = {
    zh: zh ?? (await promptUntilValid(asked, { question: 'Chinese label (--label-zh)' }, filled)),
    en:
      en ??
      (await promptUntilValid(
        asked,
        { question: 'English label (--label-en)', proposal: humanise(name) },
        filled,
      )),
  }
  const entity = { name, label, ...grouped }
  if (fields.length > 0) return { ...entity, properties: fields.map(propertyOf) }
  return { ...entity, properties: await askForProperties({ ...entity, properties: [] }, asked) }
}

async function askForProperties(entity: NewEntity, asked: Prompter): Promise<readonly NewProperty[]> {
  const first = { question: `first property as name:type (${typesInWords})`, proposal: 'name:text' }
  let properties = await promptUntilValid(asked, first, (text) => withOne(entity, text, asked))
  while (asked.isPerson) {
    const former = { ...entity, properties }
    const more = await promptUntilValid(
      asked,
      { question: 'another one, or nothing', proposal: '' },
      (text) => (text === '' ? undefined : withOne(former, text, asked)),
    )
    if (!more) break
    properties = more
  }
  return properties
}

function withOne(entity: NewEntity, text: string, asked: Prompter): readonly NewProperty[] {
  return judged({ ...entity, properties: [...entity.properties, propertyOf(text)] }, asked).properties
}

function judged(entity: NewEntity, { objectionsTo }: Prompter): NewEntity {
  const objections = objectionsTo(entity)
  if (objections.length > 0) throw new Error(objections.join('\n'))
  return entity
}

function filled(text: string): string {
  if (text === '') throw new Error('It cannot be empty.')
  return text
}

/** Repeats a question until the answer is valid. */
async function promptUntilValid<Value>(
  { answer, isPerson, tell }: Prompter,
  { question, proposal }: { question: string; proposal?: string },
  read: (text: string) => Value,
): Promise<Value> {
  for (;;) {
    const text = await answer(question, proposal)
    try {
      return read(text)
    } catch (error) {
      if (!isPerson || !(error instanceof Error)) throw error
      tell(error.message)
    }
  }
}
