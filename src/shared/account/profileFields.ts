/** What people may change of themselves, in the order of the form; roles, status and the like are for others to decide. */
export const profileFields = [
  'avatar',
  'email',
  'nickname',
  'name',
  'profile',
  'country',
  'province',
  'city',
  'address',
  'phone',
] as const

/** A property of the profile. */
export type ProfileField = (typeof profileFields)[number]
