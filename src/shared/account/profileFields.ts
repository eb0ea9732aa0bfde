/** The properties that users may change of their own record, in the order of the form; roles and status are not theirs. */
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
