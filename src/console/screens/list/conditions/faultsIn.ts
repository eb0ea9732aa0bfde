import { filterTextAtMost } from '#shared/fields/filterTextAtMost.ts'
import { filterFault } from '../filterParts/filterFault.ts'
import { isPresence } from './Condition.ts'
import { filterName } from './conditionsIn.ts'
import type { DraftCondition } from './draftConditions.ts'
import type { ConditionWords } from './messages/zh.ts'

/** The faults of a line, by its inputs. */
export interface LineFault {
  property?: string
  operator?: string
  value?: string
}

type Translate = (key: string, options: { most: number }) => string

/** The faults of the lines, by their keys; empty if the list can be filtered by them. */
export function faultsIn(
  drafts: readonly DraftCondition[],
  words: ConditionWords,
  translate: Translate,
): Map<number, LineFault> {
  const taken = new Set<string>()
  const faults = new Map<number, LineFault>()
  for (const draft of drafts) {
    const fault = faultOf(draft, words, translate)
    if (fault) faults.set(draft.key, fault)
    const { subject, operator, isAlternative } = draft
    if (!subject || isAlternative) continue
    const name = filterName({ subject, operator })
    if (taken.has(name)) faults.set(draft.key, { operator: words.twice })
    taken.add(name)
  }
  return faults
}

function faultOf(
  { subject, operator, value }: DraftCondition,
  words: ConditionWords,
  translate: Translate,
): LineFault | undefined {
  if (!subject) return { property: words.propertyMissing }
  if (isPresence(operator)) return undefined
  const isMissing =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  if (isMissing) return { value: words.valueMissing }
  const fault = filterFault(subject.field, value, operator !== 'like')
  return fault && { value: translate(`screens.list.wanted.${fault}`, { most: filterTextAtMost }) }
}
