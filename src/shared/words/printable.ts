// Characters that move the cursor, colour or clear the screen, begin a new line, or reverse the order of letters.
const commanding = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A text made safe for a terminal: characters that the terminal would treat as commands are printed as escapes. */
export function printable(text: string): string {
  return text.replaceAll(commanding, (letter) => {
    return String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
