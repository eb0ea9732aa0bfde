import type { AuditKeys, Verdict } from './AuditKeys.ts'

/** The last number of the chain and its hash: written down elsewhere, it proves later that nothing was cut off. */
export interface Head {
  number: number
  hash: string
}

/** One link of the chain before it has its hash. */
export interface Link {
  number: number
  auditId: string
  /** The row's own signature. */
  signature: string
}

/** The chain before its first link. */
export const noHead: Head = { number: 0, hash: '' }

/** The hash of a link: it covers the link and, by the hash before it, all that came earlier. */
export function hashOfLink(keys: AuditKeys, link: Link, previous: string): string {
  return keys.sign('link', linkText(link, previous))
}

/** Whether a link's hash is the one that it must have. */
export function verifyLink(keys: AuditKeys, link: Link & { hash: string }, previous: string): Verdict {
  return keys.verify('link', linkText(link, previous), link.hash)
}

/** What the signature of a head covers. */
export function headText({ number, hash }: Head): string {
  return `${number}\n${hash}`
}

/** A head as people write it down, `number:hash`. */
export function printHead({ number, hash }: Head): string {
  return `${number}:${hash}`
}

/** A head that someone wrote down; undefined when the text is none. */
export function readHead(text: string): Head | undefined {
  const [, number, hash] = /^(\d{1,15}):([\w.-]*)$/.exec(text.trim()) ?? []
  return number === undefined || hash === undefined ? undefined : { number: Number(number), hash }
}

function linkText({ number, auditId, signature }: Link, previous: string): string {
  return [number, auditId, signature, previous].join('\n')
}
