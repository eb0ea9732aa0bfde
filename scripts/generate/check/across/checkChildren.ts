import type { JsonObject } from '#shared/contracts/Json.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf, valueAt } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { isLeftOutOfRows, referencesTo } from '../../load/withChildRows.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import { entityNames } from '../subject/entityNames.ts'
import type { Complaint, Rule, Subject } from '../subject/Subject.ts'

/** The entity of rows ("x-children") exists, refers to this one, and can keep the order of the rows. */
export const checkChildren: Rule = (subject, all) =>
  Object.entries(subject.declared).flatMap(([name, part]) => {
    const words = objectOf(objectOf(part)['x-children'])
    const entity = textOf(words['entity'])
    if (entity === undefined) return []
    const path = ['properties', name, 'x-children']
    const child = all.find(({ schema }) => schema.name === entity)
    if (!child) {
      const message = `There is no entity "${entity}".`
      return [{ path: [...path, 'entity'], message, advice: insteadOf(entity, all.map(entityNames)) }]
    }
    return [
      ...unsuited(subject, child, path),
      ...neverNew(child, path),
      ...wordsBeside(subject, name),
      ...twice(subject, { name, entity, words }, path),
      ...ownerOf(subject, child, { path, words }),
      ...orderOf(child, { path, words }),
    ]
  })

function unsuited(subject: Subject, child: Subject, path: Path): Complaint[] {
  const { name } = child.schema
  const advice = 'Rows are records of a plain collection, in a form of a collection or tree.'
  const at = [...path, 'entity']
  const secret = child.properties.find((each) => each.secret !== undefined && each.required)
  if (child.kind !== 'collection') return [{ path: at, message: `"${name}" is a ${child.kind}.`, advice }]
  if (child.own['softDelete'] === true && subject.own['softDelete'] !== true) {
    const owner = subject.schema.name
    const message = `"${name}" keeps the rows that it deletes, so that no "${owner}" with rows could be deleted.`
    return [{ path: at, message, advice: `Give "${owner}" "softDelete", too, or take it out of "${name}".` }]
  }
  if (secret) {
    const message = `"${secret.name}" of "${name}" is required, and a secret has no place in a row.`
    return [{ path: at, message, advice: `Take "${secret.name}" out of "required".` }]
  }
  if (subject.kind !== 'log' && subject.kind !== 'single') return []
  return [{ path, message: `A ${subject.kind} has no form with rows of other entities.`, advice }]
}

/** A form without an input for a required property cannot add a row, though it can change the existing ones. */
function neverNew({ schema: { name, value } }: Subject, path: Path): Complaint[] {
  const properties = objectOf(value['properties'])
  const missing = textsOf(value['required']).find((each) => {
    const part = objectOf(properties[each])
    return isLeftOutOfRows(part) && part['x-secret'] === undefined && part['default'] === undefined
  })
  if (missing === undefined) return []
  const message = `No row can be added here, as "${missing}" of "${name}" is required and has no place in a row.`
  const advice = `Take "${missing}" out of "required", or let people make such records on their own page.`
  return [{ path, message, advice, severity: 'note' }]
}

/** The other entity's schema describes a row, and its calls keep the rows, so this schema may say nothing more about them. */
function wordsBeside({ schema: { document } }: Subject, name: string): Complaint[] {
  return ['items', 'default', 'uniqueItems', 'contains', 'readOnly', 'writeOnly'].flatMap((word) => {
    const path = ['properties', name, word]
    if (valueAt(document.value, path) === undefined) return []
    return [{ path, message: 'What is in the rows is what the entity says.', advice: `Remove "${word}".` }]
  })
}

/** Two lists of the same records would each remove the rows that only the other list names. */
function twice(
  { declared }: Subject,
  { name, entity, words }: { name: string; entity: string; words: JsonObject },
  path: Path,
): Complaint[] {
  const first = Object.keys(declared).find((other) => {
    const theirs = objectOf(objectOf(declared[other])['x-children'])
    return theirs['entity'] === entity && theirs['of'] === words['of']
  })
  if (first === undefined || first === name) return []
  const message = `The rows of "${name}" are those of "${first}".`
  return [{ path, message, advice: 'Keep one of them.' }]
}

interface Words {
  path: Path
  words: JsonObject
}

function ownerOf({ schema }: Subject, child: Subject, { path, words }: Words): Complaint[] {
  const ways = referencesTo(child.schema, schema.name)
  const of = textOf(valueAt(schema.document.value, [...path, 'of']))
  if (ways.length === 0) {
    const message = `"${child.schema.name}" does not refer to "${schema.name}".`
    const advice = `Give it a property with "x-reference": { "entity": "${schema.name}", "onDelete": "cascade" }.`
    return [{ path: [...path, 'entity'], message, advice }]
  }
  if (of !== undefined && ways.includes(of)) return []
  if (of === undefined && words['of'] !== undefined) return []
  const message =
    of === undefined
      ? `"${child.schema.name}" refers to "${schema.name}" in several ways.`
      : `"${of}" of "${child.schema.name}" does not refer to "${schema.name}".`
  const advice =
    of === undefined ? `Write "of": ${ways.map((way) => `"${way}"`).join(' or ')}.` : insteadOf(of, ways)
  return [{ path: of === undefined ? path : [...path, 'of'], message, advice }]
}

function orderOf(child: Subject, { path, words }: Words): Complaint[] {
  const order = textOf(words['order'])
  // The properties of a broken schema are not known.
  if (order === undefined || child.properties.length === 0) return []
  const { column, access } = child.property(order) ?? {}
  if (column?.type === 'integer' && access === 'readWrite') return []
  const numbers = child.properties.filter((it) => it.column?.type === 'integer' && it.access === 'readWrite')
  const message = `"${order}" of "${child.schema.name}" is no whole number that can be set.`
  return [{ path: [...path, 'order'], message, advice: insteadOf(order, numbers) }]
}
