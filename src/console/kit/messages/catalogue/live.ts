/** A value that a saved file may replace while the page is open. */
export interface Live<Value> {
  current: () => Value
  subscribe: (onChange: () => void) => () => void
}

/** Something replaceable, and how it is replaced. */
export interface LiveSource<Value> extends Live<Value> {
  replace: (value: Value) => void
}

/** Keeps a value and tells when another takes its place. In a built console none ever does. */
export function createLive<Value>(value: Value): LiveSource<Value> {
  const listeners = new Set<() => void>()
  let current = value
  return {
    current: () => current,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    replace: (next) => {
      current = next
      for (const onChange of listeners) onChange()
    },
  }
}
