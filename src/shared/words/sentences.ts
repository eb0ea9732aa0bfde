/** These sentences after each other; behind a Chinese full stop stands no space. */
export function sentences(parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== false && part !== '')
    .join(' ')
    .replaceAll(/(?<=[。！？]) /gu, '')
}
