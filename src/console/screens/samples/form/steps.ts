import type { User } from '#generated/types/user.ts'

/** The steps with inputs, and the properties of each; the last step, which shows them all, is not among them. */
export const steps = [
  { name: 'account', fields: ['username', 'name'] },
  { name: 'contact', fields: ['email', 'phone', 'address', 'profile'] },
] as const satisfies readonly { name: string; fields: readonly (keyof User)[] }[]

/** The properties of all steps. */
export const stepFields: readonly string[] = steps.flatMap(({ fields }) => fields)
