import type { Language } from '#shared/contracts/Text.ts'
import { entityLabel } from './labels.ts'

/** What still refers to a record, such as `12 users and 3 orders`; the numbers may be unknown. */
export function usesLabel(uses: readonly unknown[], language: Language): string {
  const items = uses.filter(isUse).map(({ entity, count }) => useLabel(entity, count, language))
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
}

interface Use {
  entity: string
  count?: number
}

function useLabel(entity: string, count: number | undefined, language: Language): string {
  const label = entityLabel(entity, language, count ?? 2)
  if (language === 'zh') return count === undefined ? label : `${count} 个${label}`
  return [...(count === undefined ? [] : [count]), label.toLowerCase()].join(' ')
}

function isUse(value: unknown): value is Use {
  return typeof value === 'object' && value !== null && 'entity' in value && typeof value.entity === 'string'
}
