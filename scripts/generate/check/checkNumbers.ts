import type { NumberPart } from '#shared/contracts/Table.ts'
import { dateParts } from '#shared/contracts/Table.ts'
import type { Property } from '../contracts/Model.ts'
import { quotedChoice, insteadOf } from '../spelling/nearest.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

type Words = Pick<Complaint, 'message' | 'advice'>

// A count that has outgrown its digits gets more of them.
const mostDigits = 9
const longestText = 100

/** The numbers that the server assigns: each pattern has one count, names properties that exist, and fits into its property. */
export const checkNumbers: Rule = (subject) =>
  subject.properties.flatMap((property): Complaint[] => {
    const { name, number } = property
    if (!number) return []
    const words = unnumbered(subject, property) ?? miscounted(number) ?? unnamed(subject, number, name)
    const found = words ?? tooLong(subject, property, number)
    return found ? [{ path: ['properties', name, 'x-number'], ...found }] : []
  })

function unnumbered({ kind }: Subject, { name, secret, default: given, fill, auto, by, schema }: Property) {
  if (kind !== 'collection' && kind !== 'tree') {
    return { message: `A ${kind} has no records that people make.`, advice: 'Remove "x-number".' }
  }
  const beside = [
    ...(secret ? ['x-secret'] : []),
    ...(given === undefined ? [] : ['default']),
    ...(fill ? ['x-default'] : []),
    ...(auto || by ? ['x-auto'] : []),
    ...['pattern', 'format', 'enum', 'writeOnly'].filter((word) => schema[word] !== undefined),
  ]
  if (beside.length === 0) return undefined
  const message = `"${name}" gets its number from the server.`
  return { message, advice: `Remove ${quotedChoice(beside)} or "x-number".` }
}

function miscounted(number: readonly NumberPart[]): Words | undefined {
  const stray = number.find((part) => 'text' in part && /[{}]/u.test(part.text))
  if (stray) {
    const message = 'A brace stands alone.'
    return { message, advice: 'Write the parts in braces, as in "PO-{yyyy}-{0001}".' }
  }
  const counts = number.filter((part) => 'first' in part)
  if (counts.length === 1) return undefined
  const message = counts.length === 0 ? 'Nothing is counted.' : 'It counts twice.'
  return { message, advice: 'Write the first count once, with as many digits as it should have: "{0001}".' }
}

function unnamed(subject: Subject, number: readonly NumberPart[], name: string): Words | undefined {
  const suited = subject.properties.filter((each) => each.name !== name && lengthOf(each) !== undefined)
  for (const part of number) {
    if (!('property' in part) || suited.some((each) => each.name === part.property)) continue
    const message = subject.property(part.property)
      ? `"${part.property}" is no part of a number: it is neither a choice, a whole number nor a text of at most ${longestText} characters.`
      : `There is neither a property nor a part of the date called "${part.property}".`
    return { message, advice: insteadOf(part.property, [...dateParts, ...suited]) }
  }
  return undefined
}

function tooLong(
  { property }: Subject,
  { name, schema }: Property,
  number: readonly NumberPart[],
): Words | undefined {
  const { maxLength } = schema
  if (typeof maxLength !== 'number') return undefined
  const longest = number.reduce((sum, part) => sum + longestOf(part, property), 0)
  if (longest <= maxLength) return undefined
  const message = `A number of "${name}" can have ${longest} characters.`
  return { message, advice: `Write "maxLength": ${longest}, or leave it out.` }
}

function longestOf(part: NumberPart, property: Subject['property']): number {
  if ('text' in part) return part.text.length
  if ('date' in part) return part.date.length
  if ('first' in part) return Math.max(part.digits, mostDigits)
  const other = property(part.property)
  return (other && lengthOf(other)) ?? 0
}

/** The most characters that the property adds to a number; undefined if it cannot be a part of one. */
function lengthOf({
  column,
  options,
  secret,
  auto,
  by,
  number,
  computed,
  schema,
}: Property): number | undefined {
  const isComputed = computed !== undefined
  if (!column || column.type === 'json' || secret || auto || by || number || isComputed) return undefined
  if (options) return Math.max(...options.map(({ value }) => value.length))
  if (column.type === 'integer') return '-2147483648'.length
  const { maxLength } = schema
  const isShort = column.type === 'text' && typeof maxLength === 'number' && maxLength <= longestText
  return isShort ? maxLength : undefined
}
