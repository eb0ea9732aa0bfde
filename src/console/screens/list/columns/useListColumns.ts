import { useMemo } from 'react'
import { useStore } from 'react-admin'
import type { Field, ListColumn, Resource } from '#shared/contracts/Resource.ts'
import { useListScope } from '../scope/ListScopeContext.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'

/** A column of the table with all that is known of its property. */
export interface TableColumn extends ListColumn {
  field: Field
}

/** Where react-admin's store keeps which columns of an entity's list are shown. */
export function columnsKey(entity: string): string {
  return `${entity}.columns`
}

/** The columns of an entity's list: all on offer, those shown, and the choice, which is kept in the browser. */
export function useListColumns({ entity, columns, fields }: Resource) {
  const initial = useMemo(
    () => columns.filter(({ hidden }) => !hidden).map(({ source }) => source),
    [columns],
  )
  const [chosen, setChosen] = useStore<readonly string[]>(columnsKey(entity), initial)
  const scope = useListScope()
  const all = useMemo(() => tableColumns(columns, fields, scope), [columns, fields, scope])
  const shown = useMemo(() => {
    const found = all.filter(({ source }) => chosen.includes(source))
    return found.length > 0 ? found : all.filter(({ source }) => initial.includes(source))
  }, [all, chosen, initial])
  return useMemo(
    () => ({
      all,
      shown,
      shownFields: shown.map(({ field }) => field),
      show: (source: string, visible: boolean) =>
        setChosen(visible ? [...chosen, source] : chosen.filter((each) => each !== source)),
      showOnly: setChosen,
      reset: () => setChosen(initial),
    }),
    [all, shown, chosen, initial, setChosen],
  )
}

/** Without a column that would say the same in each row. */
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

/** Whether a column's figures stand right-aligned below each other. */
export function isNumeric({ field }: TableColumn): boolean {
  return factsOf(field.type).numeric
}
