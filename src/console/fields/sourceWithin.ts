import type { Field } from '#shared/contracts/Resource.ts'

/** The way to a property inside others, with dots, as its words are known by. */
export function sourceWithin(within: string | undefined, { source }: Pick<Field, 'source'>): string {
  return within === undefined ? source : `${within}.${source}`
}
