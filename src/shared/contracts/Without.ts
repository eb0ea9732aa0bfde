/** A type without some of its properties; unlike those of Omit, their names have to be its own. */
export type Without<T, Name extends keyof T> = Omit<T, Name>
