import type { PermissionCode } from '#generated/types/Entities.ts'

/** Where other rules are tried. */
export const whatIfPath = '/what-if'

/** The code of the button that allows it. */
export const whatIfCode = 'distribution.distribution.whatIf' satisfies PermissionCode
