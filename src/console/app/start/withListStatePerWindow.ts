import { memoryStore } from 'ra-core'
import type { Store } from 'ra-core'

/**
 * Keeps the state of lists, and their ticked rows, in this window. In a store that all windows share, filtering a list in one
 * window would filter it in the others too, and would tick rows that are not even visible there.
 */
export function withListStatePerWindow(shared: Store): Store {
  const own = memoryStore()
  const of = (key: string) => (isOfList(key) ? own : shared)
  const each = (act: (store: Store) => void) => [own, shared].forEach(act)
  return {
    setup: () => each((store) => store.setup()),
    teardown: () => each((store) => store.teardown()),
    getItem: (key, otherwise) => of(key).getItem(key, otherwise),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    removeItems: (start) => each((store) => store.removeItems(start)),
    reset: () => each((store) => store.reset()),
    subscribe: (key, listen) => of(key).subscribe(key, listen),
    listItems: (start) => ({ ...shared.listItems?.(start), ...own.listItems?.(start) }),
  }
}

/** Whether react-admin uses this key for a list's page, order and filters, or for its ticked rows. */
function isOfList(key: string): boolean {
  return key.endsWith('.listParams') || key.endsWith('.selectedIds')
}
