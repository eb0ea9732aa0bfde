/** More stars than this nobody counts at a glance. */
export const mostStars = 10
