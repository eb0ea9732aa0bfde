import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Path } from '../load/readJson.ts'
import { subschemasOf } from '../load/subschemas.ts'
import { alternativesOf, alternativesWord } from '../model/types/alternativesOf.ts'
import { wordsOf } from '../model/names/labelOf.ts'
import type { Complaint, Rule } from './subject/Subject.ts'

/** One property tells the alternatives of a property apart, and properties of one name have one label in all of them. */
export const checkAlternatives: Rule = ({ schema, declared }) =>
  schema.dialect
    ? Object.entries(declared).flatMap(([name, property]) => visit(property, ['properties', name]))
    : []

function visit(schema: Json, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  const inside = subschemasOf(schema).flatMap((inner) => visit(inner.schema, [...path, ...inner.path]))
  const word = alternativesWord(schema)
  if (word === undefined) return inside
  const members = listOf(schema[word]).map((member, index) => ({
    member: objectOf(member),
    at: [...path, word, index],
  }))
  const shapes = members.filter(({ member }) => member['type'] !== 'null')
  const own = alternativesOf(schema) ? namedTwice(shapes) : notTold(shapes, [...path, word])
  return [...own, ...inside]
}

interface Shape {
  member: JsonObject
  at: Path
}

/** Such a schema is valid, but people have to type its values as JSON. */
function notTold(shapes: readonly Shape[], path: Path): Complaint[] {
  const by = triedBy(shapes)
  if (by === undefined) {
    const advice = 'Give each a required property of one name with a "const" of its own.'
    return [noted(path, 'No property tells these alternatives apart, so people type them as JSON.', advice)]
  }
  const seen = new Set<Json>()
  return shapes.flatMap(({ member, at }) => {
    const value = constantOf(member, by)
    const isTwice = value !== undefined && seen.has(value)
    if (value !== undefined) seen.add(value)
    if (value === undefined) {
      const advice = `Write ${JSON.stringify(by)}: { "const": "…" } among its properties.`
      return [noted(at, `This alternative does not say which "${by}" it has.`, advice)]
    }
    if (isTwice) {
      const place = [...at, 'properties', by]
      return [noted(place, `Another alternative has the same "${by}".`, 'Give each a value of its own.')]
    }
    return textsOf(member['required']).includes(by)
      ? []
      : [noted(at, `This alternative can do without "${by}".`, `Write "${by}" in its "required".`)]
  })
}

function noted(path: Path, message: string, advice: string): Complaint {
  return { path, message, advice, severity: 'note' }
}

/** The property by which the author meant to tell the alternatives apart: the one that is most often a constant. */
function triedBy(shapes: readonly Shape[]): string | undefined {
  const names = shapes.flatMap(({ member }) =>
    Object.keys(objectOf(member['properties'])).filter((name) => constantOf(member, name) !== undefined),
  )
  const times = (name: string) => names.filter((each) => each === name).length
  return names.toSorted((one, other) => times(other) - times(one))[0]
}

function constantOf({ properties }: JsonObject, name: string): Json | undefined {
  return objectOf(objectOf(properties)[name])['const']
}

/** Messages name a property by its path, which is the same in each alternative. */
function namedTwice(shapes: readonly Shape[]): Complaint[] {
  const names = new Map<string, string>()
  return shapes.flatMap(({ member, at }) =>
    Object.entries(objectOf(member['properties'])).flatMap(([name, property]): Complaint[] => {
      const label = wordsOf(objectOf(property)['x-label'])
      if (!label) return []
      const former = names.get(name)
      const text = `${label.zh} / ${label.en}`
      names.set(name, former ?? text)
      if (former === undefined || former === text) return []
      const message = `"${name}" is called "${former}" in another alternative.`
      const advice = 'Write the same words, or give one of the two another name.'
      return [{ path: [...at, 'properties', name, 'x-label'], message, advice }]
    }),
  )
}
