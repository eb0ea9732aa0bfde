/** A name for use inside a sentence: in English it begins with a small letter, unless it is an abbreviation or a brand. */
export function withinSentence(name: string, language: string): string {
  const isOrdinaryWord = language === 'en' && /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(name)
  return isOrdinaryWord ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
