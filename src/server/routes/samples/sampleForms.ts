import { menuInputSchema } from '#generated/schemas/menu.ts'
import { userInputSchema } from '#generated/schemas/user.ts'
import type { MenuInput } from '#generated/types/menu.ts'
import type { UserInput } from '#generated/types/user.ts'
import { validateMenu } from '#generated/validators/menu.js'
import { validateUser } from '#generated/validators/user.js'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Validate } from '#shared/contracts/Route.ts'

/** A sample form: some properties of a system entity, validated as that entity validates them. */
export interface SampleForm {
  schema: JsonSchema
  validate: Validate
  names: readonly string[]
}

/** The sample forms by the last part of their pages' addresses. */
export const sampleForms = {
  basic: {
    schema: userInputSchema,
    validate: validateUser,
    names: ['username', 'name', 'email', 'phone', 'profile'] satisfies (keyof UserInput)[],
  },
  step: {
    schema: userInputSchema,
    validate: validateUser,
    names: ['username', 'name', 'email', 'phone', 'address', 'profile'] satisfies (keyof UserInput)[],
  },
  advanced: {
    schema: menuInputSchema,
    validate: validateMenu,
    names: [
      'type',
      'code',
      'name',
      'path',
      'sequence',
      'status',
      'description',
      'properties',
      'resources',
    ] satisfies (keyof MenuInput)[],
  },
} as const satisfies Record<string, SampleForm>

/** The name of a sample form. */
export type SampleFormName = keyof typeof sampleForms
