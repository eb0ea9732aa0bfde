/** Joins sentences; no space follows a Chinese full stop. */
export function joinSentences(parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== false && part !== '')
    .join(' ')
    .replaceAll(/(?<=[。！？]) /gu, '')
}
