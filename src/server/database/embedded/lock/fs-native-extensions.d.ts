declare module 'fs-native-extensions' {
  /** Locks the open file for this descriptor alone; false when another one holds the lock. */
  export function tryLock(descriptor: number): boolean
}
