import { useState } from 'react'
import type { KeyboardEvent } from 'react'

/** Keyboard of a list below a field: up and down choose, round the ends; Enter opens, with Ctrl or Command elsewhere. */
export function useListKeys<Item>(
  items: readonly Item[],
  choose: (item: Item, inNewWindow: boolean) => void,
  sought: string,
) {
  const [{ at, of }, setState] = useState({ at: 0, of: sought })
  // What was chosen among other results means nothing among these.
  const active = of === sought && at < items.length ? at : 0
  const setActive = (next: number) => setState({ at: next, of: sought })
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of Chinese characters opens nothing.
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
