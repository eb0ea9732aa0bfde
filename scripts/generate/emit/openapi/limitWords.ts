import type { LookupCondition, ReferenceLimit } from '#shared/contracts/Table.ts'
import { bilingual } from './bilingual.ts'

/** The description of the records that a reference may be set to. */
export function limitWords({ where }: ReferenceLimit): string {
  const conditions = Object.entries(where).map(([name, condition]) => `${name} = ${conditionText(condition)}`)
  return bilingual({
    zh: `只能选择满足以下条件的记录：${conditions.join('，')}`,
    en: `Only records can be chosen of which ${conditions.join(', ')}`,
  })
}

function conditionText(condition: LookupCondition): string {
  if ('values' in condition) return condition.values.map((value) => JSON.stringify(value)).join(' | ')
  const { property, through } = condition
  return through === undefined ? property : `${through}.${property}`
}
