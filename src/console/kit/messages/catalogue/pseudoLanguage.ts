/** Whether this build marks its texts: every text of the catalogues is in ⟦ ⟧, so that texts from elsewhere stand out. */
const isPseudo = import.meta.env.VITE_PSEUDO_LANGUAGE === 'true'

/** The text as this build shows it. */
export function shownText(text: string): string {
  return isPseudo ? pseudoText(text) : text
}

/** The catalogue as this build shows it. */
export function shownCatalogue<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  return isPseudo ? pseudoCatalogue(catalogue) : catalogue
}

/** A catalogue with each of its texts in ⟦ ⟧, including those that its functions return. */
export function pseudoCatalogue<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  return new Proxy(catalogue, {
    get: (target, key) => pseudoValue(Reflect.get(target, key)),
    apply: (target, self, given) => {
      const answer: unknown = typeof target === 'function' ? Reflect.apply(target, self, given) : target
      return pseudoValue(answer)
    },
  })
}

function pseudoValue(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (Array.isArray(value)) return value.map(pseudoValue)
  const isNested = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isNested ? pseudoCatalogue(value) : value
}

/** Wraps the singular and the plural, which share one text, separately. */
function pseudoText(text: string): string {
  return text
    .split('||||')
    .map((form) => `⟦${form.trim()}⟧`)
    .join(' |||| ')
}
