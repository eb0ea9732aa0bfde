import type { NumberPart } from '#shared/contracts/Table.ts'
import { dateParts } from '#shared/contracts/Table.ts'

/** The parts of a number's pattern, such as `PO-{yyyy}-{0001}`; in braces are date parts, the first count, or properties. */
export function numberPartsOf(pattern: string): NumberPart[] {
  return [...pattern.matchAll(/\{(?<name>[^{}]*)\}|(?<text>[^{}]+|[{}])/gu)].map(({ groups }) => {
    const { name, text = '' } = groups ?? {}
    return name === undefined ? { text } : named(name)
  })
}

function named(name: string): NumberPart {
  if (/^\d+$/u.test(name)) return { first: Number(name), digits: name.length }
  const date = dateParts.find((part) => part === name)
  return date ? { date } : { property: name }
}
