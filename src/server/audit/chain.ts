import type { AuditKeys, Verdict } from './AuditKeys.ts'

/** The last number of the chain and its hash; a copy kept elsewhere proves later that nothing was cut off. */
export interface Head {
  number: number
  hash: string
}

/** A link of the chain without its hash. */
export interface Link {
  number: number
  auditId: string
  /** The row's own signature. */
  signature: string
}

/** The head of an empty chain. */
export const emptyHead: Head = { number: 0, hash: '' }

/** The hash of a link, which covers the link and, through the previous hash, all earlier ones. */
export function hashOfLink(keys: AuditKeys, link: Link, previous: string): string {
  return keys.sign('link', linkText(link, previous))
}

/** Verifies the hash of a link. */
export function verifyLink(keys: AuditKeys, link: Link & { hash: string }, previous: string): Verdict {
  return keys.verify('link', linkText(link, previous), link.hash)
}

/** The text that the signature of a head covers. */
export function headText({ number, hash }: Head): string {
  return `${number}\n${hash}`
}

/** A head as text, `number:hash`. */
export function printHead({ number, hash }: Head): string {
  return `${number}:${hash}`
}

/** Parses a printed head; undefined when the text is not one. */
export function readHead(text: string): Head | undefined {
  const [, number, hash] = /^(\d{1,15}):([\w.-]*)$/.exec(text.trim()) ?? []
  return number === undefined || hash === undefined ? undefined : { number: Number(number), hash }
}

function linkText({ number, auditId, signature }: Link, previous: string): string {
  return [number, auditId, signature, previous].join('\n')
}
