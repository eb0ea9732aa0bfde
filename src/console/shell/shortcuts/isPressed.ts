/** What of a key event counts. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether an event is one of these keys with exactly its modifiers. */
export function isPressed(press: Press, keys: readonly (readonly string[])[], isMac: boolean): boolean {
  return keys.some((each) => isOne(press, each, isMac))
}

function isOne({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, keys: readonly string[], isMac: boolean) {
  const wanted = keys.at(-1) ?? ''
  const has = (modifier: string) => keys.includes(modifier)
  const [mod, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  // Where `?` stands on the keyboard, and whether with Shift, differs from country to country.
  const isSign = wanted.length === 1 && wanted.toLowerCase() === wanted.toUpperCase()
  return (
    key.toLowerCase() === wanted.toLowerCase() &&
    mod === has('Mod') &&
    !other &&
    altKey === has('Alt') &&
    (isSign || shiftKey === has('Shift'))
  )
}
