import { useTranslate } from 'react-admin'
import type { FigureGroup } from '#shared/contracts/Figures.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { groupedBy } from '../../../session/entities/groupedBy.ts'
import { useResources } from '../../../session/entities/useResources.ts'
import type { FiguresRequest } from './figuresQuery.ts'
import { isTime } from './groupsOf.ts'
import { useFigureWords } from './useFigureWords.ts'

/** The display text of a group: the label of a choice, the name of a record, a text, a day or a month. */
export function useGroupText(
  own: Resource,
  { group, period }: Pick<FiguresRequest, 'group' | 'period'>,
): (one: Pick<FigureGroup, 'values' | 'names'>) => string {
  const words = useFigureWords()
  const translate = useTranslate()
  const { resource, source, field } = groupedBy(own, group, useResources()) ?? {
    resource: own,
    source: group,
    field: undefined,
  }
  const { value: labelOf } = useEntityWords(resource)
  return ({ values, names }) => {
    const value = values[group] ?? null
    if (value === null) return words.none
    if (typeof value === 'boolean') return translate(value ? 'screens.list.yes' : 'screens.list.no')
    if (field && isTime(field)) return periodText(String(value), period)
    return names[group] ?? (field?.options ? labelOf(source, String(value)) : String(value))
  }
}

/** The text of a period, given its first day, such as `2026-01-01`; the year may have more than four digits. */
export function periodText(day: string, period: string): string {
  const [year = '', month = ''] = day.split('-')
  if (period === 'year') return year
  return period === 'month' ? `${year}-${month}` : day
}
