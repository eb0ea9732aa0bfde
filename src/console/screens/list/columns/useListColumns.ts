import { useMemo } from 'react'
import type { CSSProperties } from 'react'
import { useStore } from 'react-admin'
import type { Field, ListColumn, Resource } from '#shared/contracts/Resource.ts'
import { useListScope } from '../scope/ListScopeContext.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { chosenAmong, columnsKey, orderKey, inOrder } from './columnOrder.ts'
import { widthStyle, widthsKey } from './columnWidths.ts'

/** A column of the table, with its property. */
export interface TableColumn extends ListColumn {
  field: Field
  /** The style of its cells, if a user changed its width. */
  style?: CSSProperties
}

/**
 * The columns of an entity's list in their order: all that are available, and those shown. Both choices are kept in the browser.
 */
export function useListColumns({ entity, columns, fields }: Resource) {
  const [chosen] = useStore<readonly string[]>(columnsKey(entity), none)
  const [order] = useStore<readonly string[]>(orderKey(entity), none)
  const [widths] = useStore<KeptWidths>(widthsKey(entity))
  const scope = useListScope()
  return useMemo(() => {
    const all = tableColumns(inOrder(columns, order), fields, scope)
    const shown = withWidths(chosenAmong(all, chosen), widths)
    return { all, shown, shownFields: shown.map(({ field }) => field) }
  }, [columns, fields, scope, chosen, order, widths])
}

const none: readonly string[] = []

/** Widths from the browser's store, which may contain anything. */
type KeptWidths = Readonly<Record<string, unknown>> | null

function withWidths(columns: readonly TableColumn[], widths?: KeptWidths): readonly TableColumn[] {
  return columns.map((column, index) => {
    // A value that is no number becomes NaN, which is not greater than 0 either.
    const width = Number(widths?.[column.source])
    return width > 0 ? { ...column, style: widthStyle(width, index === columns.length - 1) } : column
  })
}

/** Leaves out references that the list's scope fixes, as they would be the same in each row. */
function tableColumns(
  columns: readonly ListColumn[],
  fields: readonly Field[],
  scope: Values,
): TableColumn[] {
  return columns.flatMap((column) => {
    const field = fields.find(({ source }) => source === column.source)
    const isSame = field?.type === 'reference' && field.source in scope
    return field && !isSame ? [{ ...column, field }] : []
  })
}

/** Whether a column holds figures, which are right-aligned. */
export function isNumeric({ field }: TableColumn): boolean {
  return factsOf(field.type).numeric
}
