const classOrEscape = /\[(?:\\.|[^\]\\])*\]|\\./gsu
// Characters that mean themselves with and without a backslash; with the u flag none may be before them. Not the comma: in
// braces it would make a number of repetitions of them.
const plain = /^[ !"#%&':;<=>@_`~-]$/u

/**
 * A regular expression in the notation of the u flag: without it, `\@` or `\-` means the character itself. It stays unchanged if
 * it is valid already, or if removing these backslashes does not make it valid.
 */
export function unicodePattern(pattern: string): string {
  if (isValid(pattern, 'u') || !isValid(pattern)) return pattern
  const written = pattern.replaceAll(classOrEscape, (part) =>
    part.startsWith('[') ? part.replaceAll(/\\./gsu, insideClass) : outsideClass(part),
  )
  return isValid(written, 'u') ? written : pattern
}

/** Inside a class `\-` is valid, and without the backslash it would be a range. */
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
