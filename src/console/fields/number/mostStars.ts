/** The largest number of stars that people can count at a glance. */
export const mostStars = 10
