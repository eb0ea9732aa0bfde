import type { Language } from '#shared/contracts/Text.ts'
import { entityLabel } from './labels.ts'

/** Describes the references to a record, such as `12 users and 3 orders`; the numbers may be unknown. */
export function usesLabel(uses: readonly unknown[], language: Language): string {
  const items = uses.filter(isUse).map((use) => useLabel(use, language) + unseenLabel(use, language))
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
}

interface Use {
  entity: string
  count?: number
  /** The number of these records that the caller may not see. */
  unseen?: number
  /** Whether the records are soft-deleted. */
  hidden?: boolean
}

function useLabel({ entity, count, hidden = false }: Use, language: Language): string {
  const label = entityLabel(entity, language, count ?? 2)
  if (language === 'zh')
    return `${hidden ? '已删除的' : ''}${count === undefined ? '' : ` ${count} 个`}${label}`
  const shown = `${hidden ? 'deleted ' : ''}${label.toLowerCase()}`
  return count === undefined ? shown : `${count} ${shown}`
}

function unseenLabel({ count, unseen = 0 }: Use, language: Language): string {
  if (unseen === 0) return ''
  if (unseen === count) return language === 'zh' ? '（您无权查看）' : ' (which you may not see)'
  return language === 'zh' ? `（其中 ${unseen} 个您无权查看）` : ` (${unseen} of which you may not see)`
}

function isUse(value: unknown): value is Use {
  return typeof value === 'object' && value !== null && 'entity' in value && typeof value.entity === 'string'
}
