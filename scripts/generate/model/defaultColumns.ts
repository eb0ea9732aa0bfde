import type { ListPlace } from '#shared/fields/FieldFacts.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { isRule } from './isRule.ts'
import type { Entity, Property } from '../contracts/Model.ts'

/** The number of columns that fit a usual screen. */
const columnsAtMost = 8
/** A list with fewer columns has room for less telling ones. */
const columnsWanted = 6

/**
 * The properties that tell most about a record, as a person would arrange them: its name, its state, required
 * texts, figures, references, then the rest, days last.
 */
export function defaultColumns(
  properties: readonly Property[],
  record: Pick<Entity, 'display' | 'states' | 'parent'>,
): readonly Property[] {
  // A tree shows the parent by a record's position.
  const candidates = properties.filter((each) => isListed(each) && each.name !== record.parent)
  // The name comes first even if it is a long text.
  const name = properties.filter(({ name, column }) => name === record.display && column !== undefined)
  const places = placesOf(candidates, record, name).map(({ among, ...rest }) => ({
    ...rest,
    among: [...new Set(among)],
  }))
  // Each place gets its least number before another place gets more.
  const due = places.flatMap(({ among, least }) => among.slice(0, least))
  const more = places.flatMap(({ among, least, most }) => among.slice(least, most))
  const telling = new Set([...new Set([...name, ...due, ...more])].slice(0, columnsAtMost))
  const others = candidates.filter((property) => !telling.has(property) && property.auto !== 'updated')
  const chosen = [
    ...new Set([...name, ...places.flatMap(({ among }) => among)].filter((each) => telling.has(each))),
    ...others.slice(0, Math.max(0, columnsWanted - telling.size)),
  ]
  // A list shows something of each record: objects and lists where there is nothing else.
  if (chosen.length === 0)
    return properties.filter((each) => isShowable(each) && each.name !== record.parent).slice(0, 1)
  const isLast = (property: Property) => placeOf(property) === 'day' && !name.includes(property)
  return [...chosen.filter((property) => !isLast(property)), ...chosen.filter(isLast)]
}

/** Whether a list without declared columns may show the property at first. */
export function isListed(property: Property): boolean {
  const { column, field } = property
  return column !== undefined && factsOf(field).listed !== false && isShowable(property)
}

/** Whether people may choose the property as a column. */
export function isShowable(property: Property): boolean {
  const { column, link, access } = property
  return (column !== undefined || link !== undefined) && access !== 'writeOnly' && !isRule(property)
}

interface Place {
  /** The candidates, the best first; a property may occur twice. */
  among: readonly Property[]
  least: number
  most: number
}

function placesOf(
  candidates: readonly Property[],
  { states }: Pick<Entity, 'states'>,
  name: readonly Property[],
): Place[] {
  const of = (place: ListPlace) => candidates.filter((property) => placeOf(property) === place)
  const figures = of('figure').filter(({ name }) => name !== 'sequence')
  const choices = of('choice')
  return [
    { among: of('text').filter(isCode), least: 1, most: 1 },
    {
      among: [
        ...choices.filter(({ name }) => name === states?.property),
        ...choices.filter(isState),
        ...choices.filter(({ field }) => field === 'enum'),
      ],
      least: 1,
      most: 1,
    },
    // Required texts tell something about every record.
    {
      among: of('text').filter((text) => text.required && !isCode(text) && !name.includes(text)),
      least: 1,
      most: 2,
    },
    { among: [...figures.filter(({ unit }) => unit === 'money'), ...figures], least: 2, most: 2 },
    // The author of a change tells less than the record's other references.
    { among: of('reference').filter(({ by }) => by === undefined), least: 1, most: 2 },
    { among: of('day').filter(({ auto }) => auto !== 'updated'), least: 1, most: 2 },
  ]
}

function isCode({ name, number, unique }: Property): boolean {
  return number !== undefined || unique || name === 'code'
}

function isState({ name, field }: Property): boolean {
  return field === 'enum' && /^(?:status|state|stage)$/iu.test(name)
}

function placeOf({ field }: Property): ListPlace | false {
  return factsOf(field).listed
}
