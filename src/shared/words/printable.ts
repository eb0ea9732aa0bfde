// What moves the cursor, colours or clears the screen, begins a line of its own, or turns the order of letters round.
const commanding = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A text that people wrote as a terminal may print it: what would be a command to the terminal is told by its number. */
export function printable(text: string): string {
  return text.replaceAll(commanding, (letter) => {
    return String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
