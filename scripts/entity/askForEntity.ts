import { createInterface } from 'node:readline/promises'
import { humanise } from '../generate/model/names.ts'
import { propertyOf, typesInWords } from './propertyOf.ts'
import type { NewProperty } from './propertyOf.ts'
import type { NewEntity } from './schemaOf.ts'

/** What the command line said. */
export interface Said {
  name?: string
  zh?: string
  en?: string
  group?: string
  fields: readonly string[]
}

type Ask = (question: string, proposal?: string) => Promise<string>

/** A new entity from what the command line said and, at a terminal, from what is asked for the rest. */
export async function askForEntity(said: Said): Promise<NewEntity> {
  if (!process.stdin.isTTY) return entityFrom(said, refuse)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ask: Ask = async (question, proposal) => {
    const answer = await terminal.question(`${question}${proposal ? ` (${proposal})` : ''}: `)
    return answer.trim() || proposal || ''
  }
  try {
    return await entityFrom(said, ask)
  } finally {
    terminal.close()
  }
}

const refuse: Ask = (question, proposal) =>
  proposal === undefined ? Promise.reject(new Error(`Missing: ${question}.`)) : Promise.resolve(proposal)

async function entityFrom({ name: given, zh, en, group, fields }: Said, ask: Ask): Promise<NewEntity> {
  const name = given ?? (await ask('name of the entity in camelCase'))
  const label = {
    zh: zh ?? (await ask('Chinese label (--label-zh)')),
    en: en ?? (await ask('English label (--label-en)', humanise(name))),
  }
  const properties = fields.length > 0 ? fields.map(propertyOf) : await askForProperties(ask)
  return { name, label, ...(group ? { group } : {}), properties }
}

async function askForProperties(ask: Ask): Promise<NewProperty[]> {
  const properties = [propertyOf(await ask(`first property as name:type (${typesInWords})`, 'name:text'))]
  if (!process.stdin.isTTY) return properties
  for (;;) {
    const text = await ask('another one, or nothing')
    if (text === '') return properties
    properties.push(propertyOf(text))
  }
}
