import type { Property } from '../../../contracts/Model.ts'
import type { Path } from '../../../load/readJson.ts'
import type { Subject } from '../../subject/Subject.ts'

/** Properties of the same object: of an entity, of the rows of one of its lists, or of one of its objects. */
export interface Siblings {
  properties: readonly Property[]
  /** The path at which they are declared. */
  place: Path
  /** The property that contains them, if it is edited as a whole. */
  whole?: string
}

/** All groups of properties of an entity that may refer to each other. */
export function siblingsIn({ properties }: Pick<Subject, 'properties'>): Siblings[] {
  return [{ properties, place: ['properties'] }, ...properties.flatMap(siblingsInside)]
}

/** Rows that are records of another entity are checked with that entity; alternatives need no such keywords. */
function siblingsInside({ name, field, schema, children, alternatives, properties }: Property): Siblings[] {
  if (children || alternatives || !properties) return []
  const items = schema.items === undefined ? [] : ['items']
  const place = ['properties', name, ...items, 'properties']
  return [{ properties, place, ...(field === 'rows' || field === 'object' ? {} : { whole: name }) }]
}
