import { useState } from 'react'
import type { KeyboardEvent } from 'react'

/** The keyboard of a list below a field: up and down move round the ends; Enter opens, with Ctrl or Command in a new window. */
export function useListKeys<Item>(
  items: readonly Item[],
  choose: (item: Item, inNewWindow: boolean) => void,
  sought: string,
) {
  const [{ at, of }, setState] = useState({ at: 0, of: sought })
  // A choice among other results is void.
  const active = of === sought && at < items.length ? at : 0
  const setActive = (next: number) => setState({ at: next, of: sought })
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the input of Chinese characters opens nothing.
    if (event.nativeEvent.isComposing) return
    const item = items[active]
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive((active + 1) % Math.max(1, items.length)),
      ArrowUp: () => setActive((active - 1 + items.length) % Math.max(1, items.length)),
      Enter: () => item && choose(item, event.ctrlKey || event.metaKey),
    }
    const act = deeds[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { active, setActive, onKeyDown }
}
