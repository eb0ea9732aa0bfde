import { servingIndexesOf } from '../generate/emit/migration/indexesOf.ts'
import type { Entity, Model } from '../generate/Model.ts'

/** What an index is for, and which writes it makes dearer. */
export interface IndexNote {
  table: string
  index: string
  serves: string
  costs: string
}

/** A note for every index that the schemas ask for, table by table. */
export function indexNotes({ entities }: Model): IndexNote[] {
  return entities.flatMap((entity) =>
    servingIndexesOf(entity).map(({ shape, serves, columns }) => ({
      table: entity.tableName,
      index: shape.name,
      serves: serves.join(', '),
      costs: costsOf(entity, columns),
    })),
  )
}

/** The notes for the indexes that a migration makes. */
export function newIndexes(model: Model, sql: string): IndexNote[] {
  const made = new Set([...sql.matchAll(/^CREATE (?:UNIQUE )?INDEX "([^"]+)"/gmu)].map(([, name]) => name))
  return indexNotes(model).filter(({ index }) => made.has(index))
}

/** What never changes once a record is made costs nothing later. */
function costsOf({ kind, properties }: Entity, columns: readonly string[]): string {
  const isFixed = (name: string) => {
    const property = properties.find((each) => each.name === name)
    return !property || property.auto === 'created' || property.by === 'created'
  }
  const changing = kind === 'log' ? [] : columns.filter((name) => !isFixed(name))
  const everyChange = changing.find(
    (name) => properties.find((each) => each.name === name)?.auto === 'updated',
  )
  if (everyChange !== undefined) return 'written with every new record and every change'
  return changing.length === 0
    ? 'written with every new record'
    : `written with every new record and each change of ${changing.join(', ')}`
}
