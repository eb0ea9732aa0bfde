/** The browser's storage; if the browser forbids it, a storage that lasts until the page is left. */
export function availableStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    const storage = globalThis[kind]
    storage.getItem('')
    return storage
  } catch {
    return memoryStorage()
  }
}

/** A storage in memory, which is lost with the page. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  }
}
