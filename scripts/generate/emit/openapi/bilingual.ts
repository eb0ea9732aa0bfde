import type { Text } from '#shared/contracts/Text.ts'

/** Both languages in one line; a text that is the same in both appears once. */
export function bilingual({ zh, en }: Text): string {
  return zh === en ? zh : `${zh} · ${en}`
}
