import { useEffect, useRef } from 'react'

/** Focuses the first input of a new row once it is rendered; the returned function announces that a row will be added. */
export function useFocusInNewRow(id: string, count: number): () => void {
  const added = useRef<number>(null)
  useEffect(() => {
    const index = added.current
    if (index === null || count <= index) return
    added.current = null
    firstInputOf(`${id}_${index}_`)?.focus()
  }, [id, count])
  return () => {
    added.current = count
  }
}

function firstInputOf(prefix: string): HTMLElement | null {
  const own = `[id^="${CSS.escape(prefix)}"]`
  return document.querySelector(
    `${own}:is(input, textarea, button):enabled:not([tabindex="-1"]), ${own}[role="combobox"]:not([aria-disabled="true"])`,
  )
}
