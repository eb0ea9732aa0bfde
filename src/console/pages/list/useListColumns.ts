import { useStore } from 'react-admin'
import type { Field, ListColumn, Resource } from '#shared/contracts/Resource.ts'

/** A column of the table with all that is known of its property. */
export interface TableColumn extends ListColumn {
  field: Field
}

/** The columns of an entity's list: all on offer, those shown, and the choice, which is kept in the browser. */
export function useListColumns({ entity, columns, fields }: Resource) {
  const initial = columns.filter(({ hidden }) => !hidden).map(({ source }) => source)
  const [shown, setShown] = useStore<readonly string[]>(`${entity}.columns`, initial)
  const all = columns.flatMap((column): TableColumn[] => {
    const field = fields.find(({ source }) => source === column.source)
    return field ? [{ ...column, field }] : []
  })
  const chosen = all.filter(({ source }) => shown.includes(source))
  return {
    all,
    shown: chosen.length > 0 ? chosen : all.filter(({ source }) => initial.includes(source)),
    show: (source: string, visible: boolean) =>
      setShown(visible ? [...shown, source] : shown.filter((each) => each !== source)),
    reset: () => setShown(initial),
  }
}

/** Whether a column's figures stand right-aligned below each other. */
export function isNumeric({ field }: TableColumn): boolean {
  return ['money', 'percent', 'integer', 'number'].includes(field.type)
}
