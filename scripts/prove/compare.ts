import type { Case, Violation } from './layers/Case.ts'
import { violationsOf } from './layers/browserLayer.ts'
import type { Failure } from './Failure.ts'
import type { Layer, Subject } from './layers/Subject.ts'

/** What became of one keyword in one layer. */
export interface Count {
  agreed: number
  /** Refused elsewhere, admitted here, since this layer does not state the rule. */
  unstated: number
  differed: number
}

/** A value that one layer judges unlike the others. */
export interface Disagreement {
  entity: string
  property: string
  keyword: string
  layer: string
  value: string
  admitted: boolean
}

/** Everything that was counted. */
export interface Tally {
  values: number
  admitted: number
  keywords: Map<string, { values: number; layers: Map<string, Count> }>
  disagreements: Disagreement[]
  /** Entities that could not be proved. */
  failures: Failure[]
}

/** A tally of nothing. */
export function emptyTally(): Tally {
  return { values: 0, admitted: 0, keywords: new Map(), disagreements: [], failures: [] }
}

/** Lets every layer judge every value and counts where they agree. */
export async function compare(
  tally: Tally,
  subject: Subject,
  { layers, cases }: { layers: readonly Layer[]; cases: readonly Case[] },
): Promise<void> {
  const verdicts = await Promise.all(layers.map(async (layer) => layer.judge(subject, cases)))
  for (const [index, one] of cases.entries()) {
    const said = layers.map((layer, at) => ({ layer, admitted: verdicts[at]?.[index] ?? false }))
    count(tally, subject, one, said)
  }
}

interface Said {
  layer: Layer
  admitted: boolean
}

function count(tally: Tally, subject: Subject, one: Case, said: readonly Said[]): void {
  const refused = said.some(({ admitted }) => !admitted)
  const violations = refused ? violationsOf(subject, one) : []
  tally.values += 1
  if (!refused) tally.admitted += 1
  const row = tally.keywords.get(one.keyword) ?? { values: 0, layers: new Map<string, Count>() }
  tally.keywords.set(one.keyword, row)
  row.values += 1
  for (const { layer, admitted } of said) {
    const cell = row.layers.get(layer.name) ?? { agreed: 0, unstated: 0, differed: 0 }
    row.layers.set(layer.name, cell)
    if (admitted !== refused) cell.agreed += 1
    else if (isUnstated(layer, subject, one, violations)) cell.unstated += 1
    else {
      cell.differed += 1
      tally.disagreements.push(disagreementOf(subject, one, layer.name, admitted))
    }
  }
}

/** A layer may admit what others refuse only if it states none of the rules that are broken. */
function isUnstated(layer: Layer, subject: Subject, one: Case, violations: readonly Violation[]): boolean {
  return violations.length > 0 && !violations.some((violation) => layer.states(subject, one, violation))
}

function disagreementOf({ entity }: Subject, one: Case, layer: string, admitted: boolean): Disagreement {
  const value = one.omitted ? '(left out)' : JSON.stringify(one.changes)
  const { property, keyword } = one
  return { entity, property, keyword, layer, admitted, value: value.slice(0, 160) }
}
