const classOrEscape = /\[(?:\\.|[^\]\\])*\]|\\./gsu
// What means itself with and without a backslash; with Unicode an expression may have none before it. Not the comma:
// in braces it would make a number of repetitions of them.
const plain = /^[ !"#%&':;<=>@_`~-]$/u

/**
 * A regular expression as it is written with Unicode: elsewhere `\@` or `\-` is taken for the character itself.
 * It stays as it is when it is valid already, and when writing these characters plainly does not make it so.
 */
export function unicodePattern(pattern: string): string {
  if (isValid(pattern, 'u') || !isValid(pattern)) return pattern
  const written = pattern.replaceAll(classOrEscape, (part) =>
    part.startsWith('[') ? part.replaceAll(/\\./gsu, insideClass) : outsideClass(part),
  )
  return isValid(written, 'u') ? written : pattern
}

/** Here `\-` is valid, and without the backslash it would be a range. */
function insideClass(escape: string): string {
  return escape === '\\-' ? escape : outsideClass(escape)
}

function outsideClass(escape: string): string {
  const character = escape.slice(1)
  return plain.test(character) ? character : escape
}

function isValid(pattern: string, flags = ''): boolean {
  try {
    return RegExp(pattern, flags) instanceof RegExp
  } catch {
    return false
  }
}
