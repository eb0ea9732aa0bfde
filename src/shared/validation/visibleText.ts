/**
 * The invisible characters: control characters, white space, Unicode's default-ignorable characters, the Braille blank and
 * annotation marks. Listed by number, because PostgreSQL knows no classes of Unicode.
 */
const invisible = [
  String.raw`\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f`,
  String.raw`\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb`,
  String.raw`\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`,
].join('')

/** The pattern of a text with at least one visible character. */
export const visibleText = `[^${invisible}]`
