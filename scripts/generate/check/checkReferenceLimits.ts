import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Property } from '../contracts/Model.ts'
import { textOf } from '../load/readJson.ts'
import type { Path } from '../load/readJson.ts'
import { placeOf } from '../model/references/limitOf.ts'
import { insteadOf } from '../spelling/nearest.ts'
import { compatibilityAdvice, isCompatible, incompatibilityWords } from './subject/isCompatible.ts'
import type { NamedProperty } from './subject/isCompatible.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'
import { impossibleValue } from './subject/impossibleValue.ts'

type Words = Pick<Complaint, 'message' | 'advice'>

/** The conditions that limit a reference can be asked of the other entity's records, and compare values of like types. */
export const checkReferenceLimits: Rule = (subject, all) =>
  Object.entries(subject.declared).flatMap(([name, value]) => {
    const path = ['properties', name]
    const property = objectOf(value)
    // Rows that are records of another entity keep to that entity's limits.
    const items = property['x-children'] === undefined ? objectOf(property['items']) : {}
    const inside = Object.entries(objectOf(items['properties']))
    return [
      ...limit({ subject, all, name, schema: property }, path),
      ...limit({ subject, all, name, schema: items }, [...path, 'items']),
      ...inside.flatMap(([key, part]) =>
        limit({ subject, all, name, key, schema: objectOf(part) }, [...path, 'items', 'properties', key]),
      ),
    ]
  })

interface Place {
  subject: Subject
  all: readonly Subject[]
  /** The property that holds the reference or the list of references. */
  name: string
  /** For a reference in the rows of a list: the property of the rows. */
  key?: string
  /** The schema that contains "x-reference". */
  schema: JsonObject
}

function limit(place: Place, path: Path): Complaint[] {
  const reference = objectOf(place.schema['x-reference'])
  const target = place.all.find(({ schema }) => schema.name === reference['entity'])
  const at = [...path, 'x-reference']
  const { where, message } = reference
  if (where === undefined && message !== undefined) {
    const words = 'Nobody is told this, since any record can be chosen.'
    return [{ path: [...at, 'message'], message: words, advice: 'Write "where" beside it, or remove it.' }]
  }
  // The properties of a broken schema are not known.
  if (!isJsonObject(where) || !target || isUnknown(target)) return []
  const words = unlimited(place)
  if (words) return [{ path: [...at, 'where'], ...words }]
  return Object.entries(where).flatMap(([asked, value]) =>
    condition(place, target, { asked, value }, [...at, 'where', asked]),
  )
}

/** The reason why a reference cannot be limited. */
function unlimited({ subject, name, key }: Place): Words | undefined {
  const property = subject.property(name)
  const part = property?.link ? undefined : partsOf(property).find((each) => each.name === key)
  const made = [property, part].find((each) => each && each.access !== 'readWrite')
  if (!made) return undefined
  return { message: `Nobody sets "${made.name}", so there is nothing to limit.`, advice: 'Remove "where".' }
}

/** The properties of each row of a list; the items of a list of references have no properties of their own. */
function partsOf(list: Property | undefined): readonly Property[] {
  return list?.field === 'rows' ? (list.properties ?? []) : []
}

/** The properties that can be named: in a row the row's own, and those of the record whose names the row does not have. */
function properties({ subject, name, key }: Place): Property[] {
  const others = subject.properties.filter((each) => each.name !== name)
  const parts = partsOf(subject.property(name))
  return [
    ...parts.filter((part) => part.name !== key),
    ...others.filter((other) => !parts.some((part) => part.name === other.name)),
  ]
}

function condition(
  place: Place,
  target: Subject,
  { asked, value }: { asked: string; value: Json },
  path: Path,
): Complaint[] {
  const entity = target.schema.name
  const property = target.property(asked)
  const known = target.properties.filter(canBeAsked)
  if (!property || !canBeAsked(property)) {
    const message = property
      ? `"${asked}" of "${entity}" cannot be compared.`
      : `"${entity}" has no property "${asked}".`
    return [{ path, message, advice: insteadOf(asked, known) }]
  }
  const words = isJsonObject(value)
    ? unlike(place, { called: `"${asked}" of "${entity}"`, property }, textOf(value['property']) ?? '')
    : impossibleValue(property, value)
  return words ? [{ path: isJsonObject(value) ? [...path, 'property'] : path, ...words }] : []
}

function isUnknown({ properties: known }: Subject): boolean {
  return known.length === 0
}

function canBeAsked({ filter, column, secret }: Property): boolean {
  return filter !== undefined && column !== undefined && column.type !== 'json' && !secret
}

/** The fault of a property whose value is to be found in the other record. */
function unlike(place: Place, asked: NamedProperty, written: string): Words | undefined {
  const { property, through } = placeOf(written)
  const others = properties(place)
  if (through === undefined) return leadsNowhere(place, property) ? undefined : among(others, asked, property)
  const references = others.filter(({ reference }) => reference)
  const entity = references.find((each) => each.name === through)?.reference?.entity
  const followed = place.all.find(({ schema }) => schema.name === entity)
  if (!followed) {
    const message = `"${through}" is no reference beside it.`
    return { message, advice: insteadOf(through, references) }
  }
  if (isUnknown(followed)) return undefined
  if (!property.includes('.')) return among(followed.properties, asked, property)
  return {
    message: 'A limit follows one reference, not several in a row.',
    advice: 'Write a reference of the record, "." and a property.',
  }
}

/** Whether a property refers to an entity that does not exist, which is reported at that property. */
function leadsNowhere({ subject, all }: Place, name: string): boolean {
  const entity = subject.property(name)?.reference?.entity
  return entity !== undefined && !all.some(({ schema }) => schema.name === entity)
}

function among(properties: readonly Property[], asked: NamedProperty, name: string): Words | undefined {
  const alike = properties.filter((each) => isCompatible(each, asked.property) && isKnown(each))
  if (alike.some((each) => each.name === name)) return undefined
  const instead = insteadOf(name, alike)
  const property = properties.find((each) => each.name === name)
  if (!property) {
    const message = `There is no other property "${name}" to take the value from.`
    return { message, advice: instead }
  }
  const unlike = incompatibilityWords({ called: `"${name}"`, property }, asked)
  return unlike === undefined
    ? { message: `"${name}" is not known before the record is written.`, advice: instead }
    : { message: unlike, advice: compatibilityAdvice(instead) }
}

/** Whether the property's value is known before the record is written. */
function isKnown({ access, auto, by }: Property): boolean {
  return access !== 'writeOnly' && auto !== 'updated' && by !== 'updated'
}
