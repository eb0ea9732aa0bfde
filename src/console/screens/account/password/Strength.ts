/** How well a password withstands guessing. */
export type Strength = 'weak' | 'medium' | 'strong'
