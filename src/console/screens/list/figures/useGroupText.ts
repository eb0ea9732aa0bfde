import { useTranslate } from 'react-admin'
import type { FigureGroup } from '#shared/contracts/Figures.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { AskedFigures } from './figuresQuery.ts'
import { isTime } from './groupsOf.ts'
import { useFigureWords } from './useFigureWords.ts'

/** What people call a group: the label of a choice, the name of a record, a day or a month. */
export function useGroupText(
  resource: Resource,
  { group, period }: Pick<AskedFigures, 'group' | 'period'>,
): (one: Pick<FigureGroup, 'values' | 'names'>) => string {
  const words = useFigureWords()
  const translate = useTranslate()
  const { value: labelOf } = useEntityWords(resource)
  const field = resource.fields.find(({ source }) => source === group)
  return ({ values, names }) => {
    const value = values[group] ?? null
    if (value === null) return words.none
    if (typeof value === 'boolean') return translate(value ? 'screens.list.yes' : 'screens.list.no')
    if (field && isTime(field))
      return String(value).slice(0, period === 'year' ? 4 : period === 'month' ? 7 : 10)
    return names[group] ?? labelOf(group, String(value))
  }
}
