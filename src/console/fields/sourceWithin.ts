import type { Field } from '#shared/contracts/Resource.ts'

/** The path to a property inside others, with dots: the key of its words. */
export function sourceWithin(within: string | undefined, { source }: Pick<Field, 'source'>): string {
  return within === undefined ? source : `${within}.${source}`
}
