import { useCallback } from 'react'

/** Shows what is drawn without React, since it can be seen before React is loaded too. */
export function Drawn({ make }: { make: () => HTMLElement }) {
  const draw = useCallback((place: HTMLElement | null) => place?.replaceChildren(make()), [make])
  return <div ref={draw} style={{ display: 'contents' }} />
}
