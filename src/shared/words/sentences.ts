/** Joins sentences; no space follows a Chinese full stop. */
export function sentences(parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== false && part !== '')
    .join(' ')
    .replaceAll(/(?<=[。！？]) /gu, '')
}
