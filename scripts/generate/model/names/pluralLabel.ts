import { pluralize } from 'inflection'

/** The English plural of a label with regular or well-known words; in "Window of a quote" it is the windows that are several. */
export function pluralLabel(label: string): string {
  const [, noun = label, rest = ''] = described.exec(label) ?? []
  const [, before = '', last = ''] = lastWord.exec(noun) ?? []
  if (last === '') return label
  const several = pluralize(last)
  const isCapital = last.charAt(0) !== last.charAt(0).toLowerCase()
  return `${before}${isCapital ? several.charAt(0).toUpperCase() + several.slice(1) : several}${rest}`
}

const described =
  /^(.+?)(\s+(?:about|after|against|among|as|at|before|between|by|during|for|from|in|into|of|on|over|per|since|through|to|under|until|via|with|within|without)\s.*|\s*\(.*)$/isu

const lastWord = /^(.*?)([\p{Script=Latin}']+)$/su
