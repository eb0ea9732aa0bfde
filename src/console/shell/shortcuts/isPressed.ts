/** The parts of a key event that are compared. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether an event matches one of these key combinations with exactly its modifiers. */
export function isPressed(press: Press, keys: readonly (readonly string[])[], isMac: boolean): boolean {
  return keys.some((each) => isOne(press, each, isMac))
}

function isOne({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, keys: readonly string[], isMac: boolean) {
  const wanted = keys.at(-1) ?? ''
  const has = (modifier: string) => keys.includes(modifier)
  const [mod, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  // The place of `?` on the keyboard, and whether it needs Shift, differs from country to country.
  const isSign = wanted.length === 1 && wanted.toLowerCase() === wanted.toUpperCase()
  return (
    key.toLowerCase() === wanted.toLowerCase() &&
    mod === has('Mod') &&
    !other &&
    altKey === has('Alt') &&
    (isSign || shiftKey === has('Shift'))
  )
}
