import type { ReactNode } from 'react'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { resourceOf } from '../../../session/entities/resourceOf.ts'
import { WithForm } from '../../../fields/form/WithForm.tsx'

interface WithSystemFormProps {
  /** A system entity, which every installation has. */
  entity: EntityName & ('user' | 'menu')
  children: (resource: Resource, form: ResourceForm) => ReactNode
}

/** Renders its children once the form of a system entity is loaded. */
export function WithSystemForm({ entity, children }: WithSystemFormProps) {
  const resource = resourceOf(entity)
  return resource && <WithForm resource={resource}>{(form) => children(resource, form)}</WithForm>
}
