import { useQuery } from '@tanstack/react-query'
import type { Json } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectAt } from '#shared/json/objectOf.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import type { RowForm } from './factsOfRows.ts'

const none: readonly RowForm[] = []

/** The forms of the entities whose records are rows of a form; empty until they are loaded. */
export function useRowForms(resource: Resource, form: ResourceForm): readonly RowForm[] {
  const { data = none } = useQuery({
    queryKey: ['schemaForm', resource.entity, 'rows'],
    queryFn: () => rowFormsOf(resource, form),
    enabled: resource.fields.some(({ children }) => children),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  })
  return data
}

async function rowFormsOf(
  { fields }: Resource,
  { schema, computedRows = {} }: ResourceForm,
): Promise<RowForm[]> {
  const found = fields.map(async ({ source: list, children }): Promise<RowForm[]> => {
    const load = children && resourceOf(children.entity)?.form
    if (!load) return []
    const items = objectAt(objectAt(objectAt(schema, 'properties'), list), 'items')
    const typed = Object.entries(objectAt(items, 'properties')).filter(([, part]) => !isReadOnly(part))
    const names = new Set(typed.map(([name]) => name))
    const computed = new Set(Object.keys(computedRows[list] ?? {}))
    return [{ list, of: children.of, names, computed, form: await load() }]
  })
  return (await Promise.all(found)).flat()
}

function isReadOnly(part: Json): boolean {
  return isJsonObject(part) && part['readOnly'] === true
}
