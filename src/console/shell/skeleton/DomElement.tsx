import { useCallback } from 'react'

/** Shows an element that is drawn without React, because it may be visible before React is loaded. */
export function DomElement({ make }: { make: () => HTMLElement }) {
  const draw = useCallback((place: HTMLElement | null) => place?.replaceChildren(make()), [make])
  return <div ref={draw} style={{ display: 'contents' }} />
}
