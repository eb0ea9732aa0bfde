import { insteadOf } from '../spelling/nearest.ts'
import { lineOf } from '../load/readJson.ts'

/** Functions of other languages, with the advice how to write them here. */
const ways: Readonly<Record<string, string>> = {
  if: 'Write "condition ? a : b".',
  avg: 'Write "sum(lines, price) / count(lines)".',
  sumif: 'Write "sum(lines, condition ? price : 0)".',
  countif: 'Write "sum(lines, condition ? 1 : 0)".',
  isnull: 'Write "!isSet(a)".',
  and: 'Write "a && b".',
  or: 'Write "a || b".',
  not: 'Write "!a".',
  floor: 'Write "round(a, 0)", which goes to the nearest.',
  sqrt: 'Do without it: numbers have "+", "-", "*", "/", "round", "abs", "min" and "max".',
  length: 'Do without it: texts are only compared and joined.',
  datediff: 'Write "days(from, to)" or "hours(from, to)".',
}

const sameAs: Readonly<Record<string, string>> = {
  iif: 'if',
  case: 'if',
  when: 'if',
  switch: 'if',
  average: 'avg',
  mean: 'avg',
  isempty: 'isnull',
  isblank: 'isnull',
  mod: 'sqrt',
  modulo: 'sqrt',
  pow: 'sqrt',
  power: 'sqrt',
  exp: 'sqrt',
  log: 'sqrt',
  ceil: 'floor',
  ceiling: 'floor',
  trunc: 'floor',
  int: 'floor',
  len: 'length',
  strlen: 'length',
  upper: 'length',
  lower: 'length',
  substr: 'length',
  substring: 'length',
  left: 'length',
  right: 'length',
  replace: 'length',
  diff: 'datediff',
  datedif: 'datediff',
}

/** Advice for a function that does not exist. */
export function functionAdvice(name: string, names: readonly string[]): string {
  const word = name.toLowerCase()
  const way = lineOf(ways, lineOf(sameAs, word) ?? word)
  return way ?? insteadOf(name, names)
}
