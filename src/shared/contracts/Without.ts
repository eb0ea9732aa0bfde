/** A type without some of its properties; unlike with Omit, the names must be properties of the type. */
export type Without<T, Name extends keyof T> = Omit<T, Name>
