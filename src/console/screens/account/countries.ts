const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** Codes of groups of countries and of placeholders, which the browser names along with the countries. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** The names of countries and regions in a language, as the browser knows them; China comes first. */
export function countryNames(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
  // `Intl.Locale` maps the code of a former country to its successor, so only codes that map to themselves are kept.
  const present = codes.filter(
    (code) => !noCountries.has(code) && new Intl.Locale(`und-${code}`).region === code,
  )
  const named = present.map((code) => names.of(code)).filter((name) => name !== undefined)
  const china = names.of('CN') ?? 'China'
  return [
    china,
    ...[...new Set(named)].filter((name) => name !== china).toSorted(new Intl.Collator(language).compare),
  ]
}

/** Whether the text is a name of China, in Chinese or in English. */
export function isChina(country: string): boolean {
  const given = country.trim().toLowerCase()
  return ['中国', '中华人民共和国', '中国大陆', 'china', "people's republic of china"].includes(given)
}
