import { useMemo } from 'react'
import { useI18nProvider } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useMaySee } from '../../../fields/referred/useMaySee.ts'
import { entityWords } from '../../../session/entities/entityWords.ts'
import { useResources } from '../../../session/entities/useResources.ts'
import { useListScope } from '../scope/ListScopeContext.ts'
import { conditionProperties } from './conditionProperties.ts'
import type { ConditionProperty } from './Condition.ts'

/** The properties on which the current user may set conditions, without those that the list's scope fixes. */
export function useConditionProperties(resource: Resource): ConditionProperty[] {
  const resources = useResources()
  const maySee = useMaySee()
  const scope = useListScope()
  return useMemo(
    () => conditionProperties(resource, { resources, maySee }).filter(({ property }) => !(property in scope)),
    [resource, resources, maySee, scope],
  )
}

/** The label of a property on which a list can have conditions. */
export function useConditionPropertyLabel(own: Resource): (subject: ConditionProperty) => string {
  const i18n = useI18nProvider()
  const { label } = entityWords(i18n, own.entity)
  return ({ property, resource }) => {
    const [first = '', inner] = property.split('.')
    if (inner === undefined) return label(first)
    const last = resource.entity === own.entity && own.fields.some(isRows(first))
    return `${label(first)} · ${last ? label(property) : entityWords(i18n, resource.entity).label(inner)}`
  }
}

const isRows = (name: string) => (field: Resource['fields'][number]) =>
  field.source === name && field.type === 'rows'
