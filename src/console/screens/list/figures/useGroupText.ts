import { useTranslate } from 'react-admin'
import type { FigureGroup } from '#shared/contracts/Figures.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useResources } from '../../../session/entities/useResources.ts'
import type { AskedFigures } from './figuresQuery.ts'
import { groupedBy } from './groupedBy.ts'
import { isTime } from './groupsOf.ts'
import { useFigureWords } from './useFigureWords.ts'

/** What people call a group: the label of a choice, the name of a record, a text, a day or a month. */
export function useGroupText(
  own: Resource,
  { group, period }: Pick<AskedFigures, 'group' | 'period'>,
): (one: Pick<FigureGroup, 'values' | 'names'>) => string {
  const words = useFigureWords()
  const translate = useTranslate()
  const { resource, source } = groupedBy(own, group, useResources()) ?? { resource: own, source: group }
  const { value: labelOf } = useEntityWords(resource)
  const field = resource.fields.find((each) => each.source === source)
  return ({ values, names }) => {
    const value = values[group] ?? null
    if (value === null) return words.none
    if (typeof value === 'boolean') return translate(value ? 'screens.list.yes' : 'screens.list.no')
    if (field && isTime(field))
      return String(value).slice(0, period === 'year' ? 4 : period === 'month' ? 7 : 10)
    return names[group] ?? (field?.options ? labelOf(source, String(value)) : String(value))
  }
}
