/** The part of a message key for a value or code; polyglot reads a dot as one level down. */
export function messageKey(text: string): string {
  return text.replaceAll('.', '_')
}
