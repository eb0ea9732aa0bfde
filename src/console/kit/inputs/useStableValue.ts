import { useState } from 'react'

/**
 * Keeps the same value object while its key stays the same. Material UI treats another object as another choice, even if it is
 * equal, and discards the typed text.
 */
export function useStableValue<Value>(value: Value, key: string): Value {
  const [kept, setKept] = useState({ value, key })
  if (kept.key === key) return kept.value
  setKept({ value, key })
  return value
}
