import type { User } from '#generated/types/user.ts'

/** The steps that ask for something, with the properties each asks for; the last step shows them all. */
export const steps = [
  { name: 'account', fields: ['username', 'name'] },
  { name: 'contact', fields: ['email', 'phone', 'address', 'profile'] },
] as const satisfies readonly { name: string; fields: readonly (keyof User)[] }[]

/** All that is asked for. */
export const stepFields: readonly string[] = steps.flatMap(({ fields }) => fields)
