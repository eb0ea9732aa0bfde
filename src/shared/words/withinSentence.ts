/** A name as it stands within a sentence: English ones begin small there, unless they are abbreviations or brands. */
export function withinSentence(name: string): string {
  const isOrdinaryWord = /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(name)
  return isOrdinaryWord ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
