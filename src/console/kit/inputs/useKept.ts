import { useState } from 'react'

/**
 * A value as it was while its key stays the same. Material UI takes another object, though it says the same, for another
 * choice, and throws away what is being typed.
 */
export function useKept<Value>(value: Value, key: string): Value {
  const [kept, setKept] = useState({ value, key })
  if (kept.key === key) return kept.value
  setKept({ value, key })
  return value
}
