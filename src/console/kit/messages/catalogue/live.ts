/** A value that saving a file may replace while the page is open. */
export interface Live<Value> {
  current: () => Value
  subscribe: (onChange: () => void) => () => void
}

/** A live value, and the function that replaces it. */
export interface LiveSource<Value> extends Live<Value> {
  replace: (value: Value) => void
}

/** Keeps a value and notifies subscribers when it is replaced. In a built console it is never replaced. */
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
