import type { Case, Violation } from './layers/Case.ts'
import { violationsOf } from './layers/browserLayer.ts'
import type { Failure } from './Failure.ts'
import type { Layer, Subject } from './layers/Subject.ts'

/** The verdicts of one layer on the values of one keyword. */
export interface Count {
  agreed: number
  /** The number of values that others refused but this layer admitted, because it does not state the rule. */
  unstated: number
  differed: number
}

/** A value that one layer judges differently from the others. */
export interface Disagreement {
  entity: string
  property: string
  keyword: string
  layer: string
  value: string
  admitted: boolean
}

/** All counts and findings. */
export interface Tally {
  values: number
  admitted: number
  keywords: Map<string, { values: number; layers: Map<string, Count> }>
  disagreements: Disagreement[]
  /** The entities that could not be proved. */
  failures: Failure[]
}

/** A tally without counts. */
export function emptyTally(): Tally {
  return { values: 0, admitted: 0, keywords: new Map(), disagreements: [], failures: [] }
}

/** Lets every layer judge every value, and counts the agreements. */
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

interface Verdict {
  layer: Layer
  admitted: boolean
}

function count(tally: Tally, subject: Subject, one: Case, said: readonly Verdict[]): void {
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

/** Whether a layer may admit a value that others refuse: it may if it states none of the broken rules. */
function isUnstated(layer: Layer, subject: Subject, one: Case, violations: readonly Violation[]): boolean {
  return violations.length > 0 && !violations.some((violation) => layer.states(subject, one, violation))
}

function disagreementOf({ entity }: Subject, one: Case, layer: string, admitted: boolean): Disagreement {
  const value = one.omitted ? '(left out)' : JSON.stringify(one.changes)
  const { property, keyword } = one
  return { entity, property, keyword, layer, admitted, value: value.slice(0, 160) }
}
