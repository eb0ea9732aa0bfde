import type { Queries } from '#server/database/Database.ts'
import type { AuditReport } from '#shared/audit/AuditReport.ts'
import type { AuditKeys, Verdict } from './AuditKeys.ts'
import { contentOf } from './AuditRow.ts'
import { headText, emptyHead, printHead, verifyLink } from './chain.ts'
import type { Head } from './chain.ts'
import { Findings } from './Findings.ts'
import {
  readLinks,
  readStoredHead,
  readUnchainedIds,
  readNumbersAfterHead,
  readWaiting,
} from './readLinks.ts'
import type { StoredLink, WaitingRow } from './readLinks.ts'

/**
 * Verifies the whole audit log, even while rows are being written. `noted` are copies of heads kept elsewhere; `onPart` is
 * awaited after each part.
 */
export async function verifyAudit(
  queries: Queries,
  keys: AuditKeys,
  noted: readonly Head[] = [],
  onPart: (rows: number) => Promise<void> = async () => undefined,
): Promise<AuditReport> {
  const findings = new Findings()
  const walk = new Walk(keys, findings, noted)
  let head = await readStoredHead(queries)
  for (;;) {
    await walkTo(queries, walk, { upTo: head.number, onPart })
    const now = await readStoredHead(queries)
    // Rows sealed during the check are checked as well.
    if (now.number <= head.number) break
    head = now
  }
  checkHead(head, walk, findings, keys)
  for (const { number, hash } of noted) {
    if (number > head.number) findings.add({ kind: 'cutOff', number: head.number + 1, until: number })
    else if (number > 0 && walk.hashAt(number) !== hash) findings.add({ kind: 'replaced', number })
  }
  for (const number of await readNumbersAfterHead(queries)) findings.add({ kind: 'inserted', number })
  for (const id of await readUnchainedIds(queries)) findings.add({ kind: 'inserted', id })
  const waiting = await readWaiting(queries)
  for (const row of waiting) checkWaiting(row, findings, keys)
  return {
    isGenuine: findings.problems.length === 0,
    rows: walk.rows,
    waiting: waiting.length,
    head: printHead(head),
    problems: findings.problems,
    moreProblems: findings.more,
  }
}

async function walkTo(
  queries: Queries,
  walk: Walk,
  { upTo, onPart }: { upTo: number; onPart: (rows: number) => Promise<void> },
): Promise<void> {
  for (;;) {
    const links = await readLinks(queries, walk.last.number, upTo)
    for (const link of links) walk.take(link)
    if (links.length === 0) return
    await onPart(walk.rows)
  }
}

/** Follows the chain link by link. */
class Walk {
  last: Head = emptyHead
  rows = 0
  readonly #keys: AuditKeys
  readonly #findings: Findings
  readonly #wanted: ReadonlySet<number>
  readonly #hashes = new Map<number, string>()

  constructor(keys: AuditKeys, findings: Findings, noted: readonly Head[]) {
    this.#keys = keys
    this.#findings = findings
    this.#wanted = new Set(noted.map(({ number }) => number))
  }

  take(link: StoredLink): void {
    const { number, hash, auditId: id } = link
    const expected = this.last.number + 1
    // After a gap, the hash that this link was made with is unknown.
    if (number > expected) this.#findings.add({ kind: 'removed', number: expected, until: number - 1 })
    else this.#judge(verifyLink(this.#keys, link, this.last.hash), 'reordered', { number, id })
    if (link.row === null) this.#findings.add({ kind: 'removed', number, id })
    else this.#judge(verifyRow(this.#keys, link), 'changed', { number, id })
    if (this.#wanted.has(number)) this.#hashes.set(number, hash)
    this.last = { number, hash }
    this.rows += 1
  }

  hashAt(number: number): string | undefined {
    return this.#hashes.get(number)
  }

  #judge(verdict: Verdict, forged: 'changed' | 'reordered', place: { number: number; id: string }): void {
    if (verdict !== 'genuine')
      this.#findings.add({ kind: verdict === 'forged' ? forged : 'keyMissing', ...place })
  }
}

function verifyRow(keys: AuditKeys, { row, signature }: WaitingRow): Verdict {
  return row ? keys.verify('row', contentOf(row), signature) : 'forged'
}

function checkHead(
  head: Head & { signature: string },
  { last }: Walk,
  findings: Findings,
  keys: AuditKeys,
): void {
  if (last.number < head.number) findings.add({ kind: 'cutOff', number: last.number + 1, until: head.number })
  if (head.number === 0) return
  const verdict = keys.verify('head', headText(head), head.signature)
  if (verdict === 'unknownKey') findings.add({ kind: 'keyMissing' })
  const isOther = last.number === head.number && last.hash !== head.hash
  if (verdict === 'forged' || isOther) findings.add({ kind: 'headForged', number: head.number })
}

function checkWaiting(waiting: WaitingRow, findings: Findings, keys: AuditKeys): void {
  const { auditId: id, row } = waiting
  if (!row) return findings.add({ kind: 'removed', id })
  const verdict = verifyRow(keys, waiting)
  if (verdict !== 'genuine') findings.add({ kind: verdict === 'forged' ? 'inserted' : 'keyMissing', id })
}
