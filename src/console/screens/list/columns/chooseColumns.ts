import type { Store } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { chosenAmong, columnsKey, orderKey, inOrder } from './columnOrder.ts'
import { widthsKey } from './columnWidths.ts'

/** Shows these columns of an entity's list in this order; without any, its initial columns. */
export function chooseColumns(store: Store, entity: string, columns?: readonly string[]): void {
  for (const key of [columnsKey(entity), orderKey(entity)])
    if (columns) store.setItem(key, columns)
    else store.removeItem(key)
}

/** Restores the initial columns of an entity's list, with their own widths. */
export function resetColumns(store: Store, entity: string): void {
  chooseColumns(store, entity)
  store.removeItem(widthsKey(entity))
}

/** Shows or hides one column of a list; all columns keep their places. */
export function toggleColumn(store: Store, { entity, columns }: Resource, source: string): void {
  const stored = store.getItem<readonly string[]>(columnsKey(entity)) ?? []
  const shown = chosenAmong(columns, stored).map((column) => column.source)
  const next = shown.includes(source) ? shown.filter((each) => each !== source) : [...shown, source]
  store.setItem(columnsKey(entity), next)
}

/** Moves a column of a list to the place of another one; those in between shift. */
export function moveColumn(store: Store, { entity, columns }: Resource, source: string, to: string): void {
  const former = store.getItem<readonly string[]>(orderKey(entity)) ?? []
  const order = inOrder(columns, former).map((column) => column.source)
  const at = order.indexOf(to)
  const next = order.filter((each) => each !== source).toSpliced(at, 0, source)
  store.setItem(orderKey(entity), next)
}
