import { servingIndexesOf } from '../generate/emit/migration/shape/indexesOf.ts'
import type { ServingIndex } from '../generate/emit/migration/shape/ServingIndex.ts'
import type { Entity, Model } from '../generate/contracts/Model.ts'

/** The purpose of an index, and the writes that it makes more expensive. */
export interface IndexNote {
  table: string
  index: string
  serves: string
  costs: string
}

/** A note for every index that the schemas need, table by table. */
export function indexNotes(model: Model): IndexNote[] {
  return model.entities.flatMap((entity) =>
    servingIndexesOf(entity, model).map(({ shape, serves, columns, where }) => ({
      table: entity.tableName,
      index: shape.name,
      serves: serves.join(', '),
      costs: costsOf(entity, { columns, where }),
    })),
  )
}

/** The notes for the indexes that a migration creates. */
export function newIndexes(model: Model, sql: string): IndexNote[] {
  const making = /^(?:CREATE (?:UNIQUE )?INDEX|ALTER TABLE "[^"]+" ADD CONSTRAINT) "([^"]+)"/gmu
  const made = new Set([...sql.matchAll(making)].map(([, name]) => name))
  return indexNotes(model).filter(({ index }) => made.has(index))
}

/** The writes that an index costs: fixed properties cost nothing after creation, records outside the index nothing at all. */
function costsOf(
  { kind, properties }: Entity,
  { columns, where = {} }: Pick<ServingIndex, 'columns' | 'where'>,
): string {
  const isFixed = (name: string) => {
    const property = properties.find((each) => each.name === name)
    return !property || property.auto === 'created' || property.by === 'created'
  }
  const records = Object.entries(where).map(([name, values]) => `${name} ${values.join(' or ')}`)
  const made = `written with every new record${records.length > 0 ? ` of ${records.join(' and ')}` : ''}`
  const written = [...new Set([...Object.keys(where), ...columns])]
  const changing = kind === 'log' ? [] : written.filter((name) => !isFixed(name))
  const everyChange = changing.find(
    (name) => properties.find((each) => each.name === name)?.auto === 'updated',
  )
  if (everyChange !== undefined) return `${made} and every change`
  return changing.length === 0 ? made : `${made} and each change of ${changing.join(', ')}`
}
