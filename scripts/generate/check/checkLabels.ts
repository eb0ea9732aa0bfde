import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../load/readJson.ts'
import type { Path } from '../load/readJson.ts'
import { alternativesOf } from '../model/types/alternativesOf.ts'
import { constMembers } from '../model/types/options.ts'
import type { Complaint, Rule } from './subject/Subject.ts'

const words = '"x-label": { "zh": "…", "en": "…" }'

/** In our dialect everything that people see has labels in both languages. */
export const checkLabels: Rule = ({ schema }) => {
  if (!schema.dialect) return []
  return [...labelsOfProperties(schema.value, []), ...columnsAlike(objectOf(schema.value['properties']))]
}

function columnsAlike(properties: JsonObject): Complaint[] {
  return duplicateLabels(
    Object.entries(properties).map(([name, property]) => ({
      name,
      label: objectOf(property)['x-label'],
      path: ['properties', name],
    })),
  )
}

function labelsOfProperties(schema: Json, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  return Object.entries(objectOf(schema['properties'])).flatMap(([name, property]) => {
    const at = [...path, 'properties', name]
    if (!isJsonObject(property) || name === 'id') return []
    const missing = property['x-label'] === undefined ? [unlabelled(at, `The property "${name}"`)] : []
    const items = property['items']
    return [
      ...missing,
      ...labelsOfOptions(property, at),
      ...labelsOfOptions(items, [...at, 'items']),
      ...labelsInside(property, at),
      ...labelsInside(items ?? null, [...at, 'items']),
    ]
  })
}

function labelsInside(schema: Json, path: Path): Complaint[] {
  const alternatives = isJsonObject(schema) ? alternativesOf(schema) : undefined
  if (!alternatives) return labelsOfProperties(schema, path)
  const { keyword, by, members } = alternatives
  return members.flatMap(({ value, index, schema: member }, place) => {
    const at = [...path, keyword, index]
    const told = objectOf(objectOf(member['properties'])[by])
    const isCalled = [member, told].some((part) => part['x-label'] !== undefined)
    const missing = isCalled ? [] : [unlabelled(at, `The alternative "${value}"`)]
    const inside = labelsOfProperties(member, at).filter(
      // The property that tells the alternatives apart has one label in all of them.
      (complaint) => place === 0 || complaint.path.at(-1) !== by || complaint.path.length > at.length + 2,
    )
    return [...missing, ...inside]
  })
}

function labelsOfOptions(schema: Json | undefined, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  // A value without a lower-case letter, such as GET or A4, is its own label.
  const bare = textsOf(schema['enum']).filter((value) => /\p{Ll}/u.test(value))
  if (bare.length > 0) {
    const message = `The options of "enum" have no labels.`
    const advice = `Write "oneOf": [{ "const": "${bare[0]}", ${words} }, …].`
    return [{ path: [...path, 'enum'], message, advice }]
  }
  if (!constMembers(schema)) return []
  const keyword = schema['oneOf'] === undefined ? 'anyOf' : 'oneOf'
  const options = listOf(schema[keyword]).map((member) => objectOf(member))
  const unnamed = options.flatMap((option, index) => {
    if (option['x-label'] !== undefined || option['const'] === undefined || option['const'] === null)
      return []
    return [unlabelled([...path, keyword, index], `The option ${JSON.stringify(option['const'])}`)]
  })
  return [
    ...unnamed,
    ...duplicateLabels(
      options.map((option, index) => ({
        name: option['const'] ?? null,
        label: option['x-label'],
        path: [...path, keyword, index],
      })),
    ),
  ]
}

interface Labelled {
  name: Json
  label: Json | undefined
  path: Path
}

/** Options or properties with the same label, which people could not tell apart in a list, a form or an imported file. */
function duplicateLabels(each: readonly Labelled[]): Complaint[] {
  return (['zh', 'en'] as const).flatMap((language) => {
    const labels = each.map(({ label }) => textOf(objectOf(label)[language])?.toLowerCase())
    return each.flatMap(({ name, path }, index): Complaint[] => {
      const former = labels.indexOf(labels[index])
      if (labels[index] === undefined || former === index) return []
      const [one, other] = [each[former]?.name ?? null, name].map((value) => JSON.stringify(value))
      const message = `People cannot tell ${other} from ${one}: both are called so, also in files that are imported.`
      const at = [...path, 'x-label', language]
      return [{ path: at, message, advice: 'Write another label.', severity: 'note' }]
    })
  })
}

function unlabelled(path: Path, what: string): Complaint {
  return { path, message: `${what} has no label.`, advice: `Write ${words}.` }
}
