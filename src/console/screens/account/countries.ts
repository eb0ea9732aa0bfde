const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** Groups of countries and placeholders, which the browser names along with countries. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** Names of countries and regions in a language, as the browser knows them, China first. */
export function countryNames(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
  // Codes of countries that are no more lead to their successor.
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

/** Whether a country's name, in either language, is China's. */
export function isChina(country: string): boolean {
  const given = country.trim().toLowerCase()
  return ['中国', '中华人民共和国', '中国大陆', 'china', "people's republic of china"].includes(given)
}
