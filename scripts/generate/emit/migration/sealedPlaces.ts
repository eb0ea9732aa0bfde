import { renamedColumns } from './types/columnChanges.ts'
import { renamedTables } from './steps/renames.ts'
import { withSecrets } from './steps/secretSteps.ts'
import type { ColumnShape, Shape, TableShape } from './shape/Shape.ts'

/**
 * A shape in which each encrypted column is bound to the place that it was first sealed for. A sealed text can be opened at its
 * place alone, and a migration, which has no key, could not seal it again when its table or column is renamed.
 */
export function withSealedPlaces(known: Shape, after: Shape): Shape {
  const before = placed(withSecrets(known, after))
  const { tables } = renamedTables(before, after)
  const taken = new Set(tables.flatMap(({ columns }) => columns.flatMap(({ sealedFor }) => sealedFor ?? [])))
  const columnsOf = (table: TableShape): readonly ColumnShape[] => {
    const former = tables.find(({ name }) => name === table.name)
    const named = former ? renamedColumns(former, table).before.columns : []
    return table.columns.map((column) => {
      if (column.secret !== 'encrypt') return column
      const own = `${table.name}.${column.name}`
      const place = named.find(({ name }) => name === column.name)?.sealedFor ?? freePlace(own, taken)
      return place === own ? column : { ...column, sealedFor: place }
    })
  }
  return { ...after, tables: after.tables.map((table) => ({ ...table, columns: columnsOf(table) })) }
}

/** The places that differ from their columns' names, by `table.column`. */
export function sealedPlacesIn({ tables }: Shape): ReadonlyMap<string, string> {
  return new Map(
    tables.flatMap((table) =>
      table.columns.flatMap(({ name, sealedFor }): [string, string][] =>
        sealedFor === undefined ? [] : [[`${table.name}.${name}`, sealedFor]],
      ),
    ),
  )
}

function placed(shape: Shape): Shape {
  const tables = shape.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) =>
      column.secret === 'encrypt'
        ? { ...column, sealedFor: column.sealedFor ?? `${table.name}.${column.name}` }
        : column,
    ),
  }))
  return { ...shape, tables }
}

/** A column that takes the former name of another must not be able to open that one's values. */
function freePlace(own: string, taken: ReadonlySet<string>): string {
  let place = own
  for (let count = 2; taken.has(place); count += 1) place = `${own}.${count}`
  return place
}
