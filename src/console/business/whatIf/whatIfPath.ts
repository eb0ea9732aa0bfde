import type { PermissionCode } from '#generated/types/Entities.ts'

/** The path of the page that tries other rules. */
export const whatIfPath = '/what-if'

/** The code of the button that allows trials. */
export const whatIfCode = 'distribution.distribution.whatIf' satisfies PermissionCode
