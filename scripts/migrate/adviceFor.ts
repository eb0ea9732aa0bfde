import type { Obstacle } from '#server/database/migrate/obstaclesOf.ts'
import { allowingLoss } from '../generate/emit/migration/loss/Allowance.ts'
import type { LoadedSchemas } from '../generate/load/LoadedSchema.ts'
import { pointAt } from '../generate/load/pointAt.ts'
import type { SchemaPlace } from '../generate/load/pointAt.ts'
import type { Path } from '../generate/load/readJson.ts'
import { hasNearest, isConvertible } from '../generate/model/conversion/convertible.ts'
import type { Entity, Model, Property } from '../generate/contracts/Model.ts'

/** The schemas that a migration is made from. */
export interface Source {
  loaded: LoadedSchemas
  model: Model
  /** Whether the migration is already written and would have to be rewritten. */
  isWritten: boolean
}

/** Advice about rows that block a migration: the place of the broken rule, and exact text to write. */
export interface Advice {
  place?: SchemaPlace
  advice: string[]
}

/** The advice about rows that block a migration. */
export function adviceFor({ table, column, rule }: Obstacle, source: Source): Advice {
  const { loaded, model } = source
  const entity = model.entities.find(({ tableName }) => tableName === table)
  const property = entity?.properties.find(({ name }) => name === column)
  if (!entity || !property) return { advice: [`${beforehand}: no x-convert and no option reaches them`] }
  const across = placeAcross(entity, rule)
  const place = pointAt(loaded, entity.file, across ?? ['properties', property.name])
  const told = across ? [onlyPeople] : ofProperty(entity, property, { rule, place, ...source })
  return { ...(place ? { place } : {}), advice: told }
}

/** The next step after a change of a schema whose migration is already written; `npm run dev` does it at each save. */
export const regenerateAdvice = 'then: npm run generate -- --again'

const beforehand = 'change these values beforehand, with the schema as it was'
const onlyPeople = `${beforehand}: only people know which of them is right`

/** The place in x-entity of a rule across records; undefined for a rule of one property. */
function placeAcross({ noOverlap, unique, properties }: Entity, rule: string): Path | undefined {
  const range = noOverlap.findIndex(({ name }) => name === rule)
  if (range >= 0) return ['x-entity', 'noOverlap', range]
  const single = properties.filter((property) => property.unique).length
  const at = unique.findIndex(({ name }) => name === rule)
  const { columns = [], where } = unique[at] ?? {}
  return at < single || (columns.length === 1 && !where) ? undefined : ['x-entity', 'unique', at - single]
}

interface Broken extends Source {
  rule: string
  place: SchemaPlace | undefined
}

function ofProperty(entity: Entity, property: Property, { rule, place, isWritten }: Broken): string[] {
  const { name, required, default: value, convert } = property
  const at = place ? `${place.file}:${place.line}:${place.column}` : entity.file
  // A computed property is always recomputed, so its old values cannot be converted.
  if (property.computed !== undefined)
    return [`in ${at}: let "${name}" take what its expression gives, or change the expression`]
  const isMissing = rule.endsWith(`.${name}`)
  const isShared = sharedKey.test(rule)
  if (isShared && convert?.missing !== undefined)
    return [
      `in ${at}: leave "${name}" optional, without the "missing" that all of them would get, until each has a value of its own`,
      ...(isWritten ? [regenerateAdvice] : []),
    ]
  const rules = convert || !isConvertible(property) ? [] : rulesFor(property, rule)
  const wanted = rules.map((text) => `in ${at}, beside "${name}": "x-convert": ${text}`)
  // Where x-convert determines the new values, no option does.
  const canEmpty = !convert && (!required || (value !== undefined && !isShared))
  const wider = isMissing ? missingIn : isShared ? emptyIn : 'widen'
  return [
    ...(isConvertible(property) ? [] : reachless(property)),
    ...(isShared ? [onlyPeople] : []),
    ...(convert && !(isShared && required)
      ? [`in ${at}: ${wider} the "x-convert" of "${name}", which leaves these as they are`]
      : wanted),
    ...(isWritten && isConvertible(property) ? [regenerateAdvice] : []),
    ...(canEmpty
      ? [
          `or, ${required ? 'for the default instead of them' : 'to empty them'}: ${allowingLoss(`${entity.name}.${name}`, isWritten)}`,
        ]
      : []),
  ]
}

/** New parts inside rows cannot be filled in while the old schema does not know them. */
function reachless({ name, column }: Property): string[] {
  const change = `${beforehand}: no x-convert reaches into "${name}"`
  if (column?.type !== 'json') return [change]
  return [
    `${change}. What has to be in it from now on gets there by a "default"; else it goes there first without being required, and is required once it is filled in`,
  ]
}

const missingIn = 'write "missing": <the value that they get> in'
const emptyIn = 'write "rest": "empty" in'

/** Matches rules about values that several records share: any replacement by a map or a default would be shared too. */
const sharedKey = /^[^.]+_key$/u

/** Rules that the nearest bound, step or length does not help to satisfy. */
const withoutNearest = /_(?:enum|(?:pattern|format|min_length)(?:_\d+)?)$/u

function rulesFor(property: Property, rule: string): string[] {
  const { required, default: value } = property
  if (rule.endsWith(`.${property.name}`)) return ['{ "missing": <the value that they get> }']
  const emptied = required ? [] : ['{ "rest": "empty" }']
  if (sharedKey.test(rule)) return emptied
  return [
    '{ "map": { "<old value>": <new value> } }',
    ...(hasNearest(property) && !withoutNearest.test(rule) ? ['{ "rest": "nearest" }'] : []),
    ...emptied,
    ...(value === undefined ? [] : ['{ "rest": "default" }']),
  ]
}
