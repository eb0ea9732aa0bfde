import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf, valueAt } from '../load/readJson.ts'
import type { Path } from '../load/readJson.ts'
import { insteadOf } from '../spelling/nearest.ts'
import { declaredNames, entityNames } from './subject/entityNames.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

/** References lead to entities that exist, and "x-name-of" names a reference. */
export const checkReferences: Rule = (subject, all) =>
  Object.entries(subject.declared).flatMap(([name, value]) => {
    const path = ['properties', name]
    const property = objectOf(value)
    const items = objectOf(property['items'])
    const inside = objectOf(items['properties'])
    const itemsPath = [...path, 'items', 'properties']
    return [
      ...reference(property, path, all),
      ...clearRequired(subject, name),
      ...keptForEver(subject, name, all),
      ...clearedBelow(subject, name),
      ...nameOf(property, path, subject.declared),
      ...reference(items, [...path, 'items'], all),
      ...Object.entries(inside).flatMap(([key, part]) => [
        ...reference(objectOf(part), [...itemsPath, key], all),
        ...nameOf(objectOf(part), [...itemsPath, key], inside),
      ]),
      ...rows(subject, name, inside),
    ]
  })

function reference(schema: JsonObject, path: Path, all: readonly Subject[]): Complaint[] {
  const entity = textOf(valueAt(schema, ['x-reference', 'entity']))
  if (entity === undefined) return []
  const target = all.find(({ schema: other }) => other.name === entity)
  const at = [...path, 'x-reference', 'entity']
  const others = all.filter(({ kind }) => kind !== 'single').map(entityNames)
  if (!target)
    return [{ path: at, message: `There is no entity "${entity}".`, advice: insteadOf(entity, others) }]
  if (target.kind !== 'single') return []
  return [{ path: at, message: `"${entity}" has one record only.`, advice: insteadOf('', others) }]
}

function clearRequired({ property, declared }: Subject, name: string): Complaint[] {
  const { reference: found, required } = property(name) ?? {}
  if (!found || !required || valueAt(declared, [name, 'x-reference', 'onDelete']) !== 'clear') return []
  return [
    {
      path: ['properties', name, 'x-reference', 'onDelete'],
      message: `"${name}" is required, so it cannot be cleared.`,
      advice: 'Write "refuse" or "cascade", or take it out of "required".',
    },
  ]
}

/** A deleted record is removed from a list without a check of how many remain. */
function clearedBelow({ property, declared }: Subject, name: string): Complaint[] {
  const { minItems = 0 } = property(name)?.link ?? {}
  const path = ['properties', name, 'items', 'x-reference', 'onDelete']
  if (minItems === 0 || valueAt(declared, path.slice(1)) !== 'clear') return []
  const message = `"${name}" needs at least ${minItems}, and a record that is deleted goes out of it all the same.`
  const advice = 'Write "onDelete": "refuse", or take "minItems" out.'
  return [{ path, message, advice, severity: 'note' }]
}

/** Hidden records hold on to the records that they require, and nobody could see why those cannot be deleted. */
function keptForEver({ own, property }: Subject, name: string, all: readonly Subject[]): Complaint[] {
  const { reference: found, required } = property(name) ?? {}
  const target = all.find(({ schema: other }) => other.name === found?.entity)
  if (own['softDelete'] !== true || !target || !required || target.own['softDelete'] === true) return []
  const other = target.schema.name
  return [
    {
      path: ['properties', name, 'x-reference'],
      message: `"${name}" is required, and records that are deleted are kept: no "${other}" that one of them refers to can be deleted.`,
      advice: `Take "${name}" out of "required", or give "${other}" "softDelete", too.`,
      severity: 'note',
    },
  ]
}

function nameOf(schema: JsonObject, path: Path, siblings: JsonObject): Complaint[] {
  const name = textOf(schema['x-name-of'])
  if (name === undefined) return []
  const at = [...path, 'x-name-of']
  if (objectOf(siblings[name])['x-reference'] !== undefined) return []
  const references = declaredNames(siblings).filter(
    (each) => objectOf(siblings[each.name])['x-reference'] !== undefined,
  )
  const message =
    siblings[name] === undefined
      ? `There is no property "${name}" beside it.`
      : `"${name}" refers to nothing.`
  return [{ path: at, message, advice: insteadOf(name, references) }]
}

/** A list of objects with references consists of rows: what they refer to cannot be deleted, and screens know its name. */
function rows({ property }: Subject, name: string, inside: JsonObject): Complaint[] {
  const found = property(name)
  const entries = Object.entries(inside).map(([key, part]) => [key, objectOf(part)] as const)
  const keys = entries.filter(([, part]) => isJsonObject(part['x-reference']))
  if (!found || found.link || found.children || keys.length === 0) return []
  const itemsPath = ['properties', name, 'items', 'properties']
  if (found.field !== 'rows')
    return [
      {
        path: ['properties', name, 'items'],
        message: `"${name}" is no list of rows, so nothing in it can refer to a record.`,
        advice: 'Write "type": "object" with "properties" as its "items".',
      },
    ]
  const held = keys.filter(([, part]) => !['refuse', undefined].includes(onDeleteOf(part)))
  const named = entries.filter(([, part]) => part['x-name-of'] !== undefined)
  return [
    ...held.map(([key, part]) => ({
      path: [...itemsPath, key, 'x-reference', 'onDelete'],
      message: `"${onDeleteOf(part)}" does not suit a reference in a row.`,
      advice: 'Leave it out: what a row refers to cannot be deleted.',
    })),
    ...named.map(([key]) => ({
      path: [...itemsPath, key],
      message: `"${key}" says what the screens say by themselves: they show what a row refers to by its name.`,
      advice: 'Remove it.',
    })),
  ]
}

function onDeleteOf(part: JsonObject): string | undefined {
  return textOf(valueAt(part, ['x-reference', 'onDelete']))
}
