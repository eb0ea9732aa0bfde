import { filterTextAtMost } from '#shared/fields/filterTextAtMost.ts'
import { filterFault } from '../filterParts/filterFault.ts'
import { isPresence } from './Condition.ts'
import { filterName } from './conditionIn.ts'
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
    const name = filterNameOf(draft)
    const isTaken = name !== undefined && taken.has(name)
    const fault = { ...faultOf(draft, words, translate), ...(isTaken && { operator: words.twice }) }
    if (Object.keys(fault).length > 0) faults.set(draft.key, fault)
    if (name !== undefined) taken.add(name)
  }
  return faults
}

/** The filter of a condition that must be met; the list can have it only once. Alternatives are no filters of their own. */
function filterNameOf({ subject, operator, isAlternative }: DraftCondition): string | undefined {
  return subject && !isAlternative ? filterName({ subject, operator }) : undefined
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
