import type { Property } from '../../../contracts/Model.ts'
import type { Path } from '../../../load/readJson.ts'
import type { Subject } from '../../subject/Subject.ts'

/** Properties beside each other: those of an entity, of the rows of one of its lists, or of one of its objects. */
export interface Siblings {
  properties: readonly Property[]
  /** Where they are declared. */
  place: Path
  /** What they are inside of, where that is edited as a whole. */
  whole?: string
}

/** All properties of an entity that may speak of each other. */
export function siblingsIn({ properties }: Pick<Subject, 'properties'>): Siblings[] {
  return [{ properties, place: ['properties'] }, ...properties.flatMap(siblingsInside)]
}

/** Rows that are records of another entity are asked there; alternatives say by themselves what goes with what. */
function siblingsInside({ name, field, schema, children, alternatives, properties }: Property): Siblings[] {
  if (children || alternatives || !properties) return []
  const items = schema.items === undefined ? [] : ['items']
  const place = ['properties', name, ...items, 'properties']
  return [{ properties, place, ...(field === 'rows' || field === 'object' ? {} : { whole: name }) }]
}
