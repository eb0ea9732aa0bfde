import { useI18nProvider } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { entityWords } from './entityWords.ts'
import { groupedBy } from './groupedBy.ts'
import { useResources } from './useResources.ts'

/** Returns the label of a grouping property, after the label of the reference that leads to it. */
export function useGroupLabel(resource: Resource): (group: string) => string {
  const i18n = useI18nProvider()
  const resources = useResources()
  const { label } = entityWords(i18n, resource.entity)
  return (group) => {
    const [own = '', over] = group.split('.')
    const target = groupedBy(resource, group, resources)?.resource
    if (over === undefined || !target) return label(own)
    return `${label(own)} · ${entityWords(i18n, target.entity).label(over)}`
  }
}
