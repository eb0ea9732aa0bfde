import { memoryStore } from 'ra-core'
import type { Store } from 'ra-core'

/**
 * Keeps what lists show, and what is ticked in them, to this window. In a store that all windows share, filtering a list
 * in one of them filters the same list in the others, and ticks what is not even to be seen there.
 */
export function keepListsApart(shared: Store): Store {
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

/** The names that react-admin gives to a list's page, order and filters, and to its ticked rows. */
function isOfList(key: string): boolean {
  return key.endsWith('.listParams') || key.endsWith('.selectedIds')
}
