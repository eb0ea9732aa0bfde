import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { liveResources } from './liveResources.ts'

let known: { of: readonly Resource[]; byEntity: ReadonlyMap<string, Resource> } | undefined

/** The screens' definition of an entity. */
export function resourceOf(entity: string): Resource | undefined {
  const resources = liveResources.current()
  if (known?.of !== resources)
    known = { of: resources, byEntity: new Map(resources.map((resource) => [resource.entity, resource])) }
  return known.byEntity.get(entity)
}

/** A property of an entity by its name. */
export function fieldOf(resource: Resource, source: string): Field | undefined {
  return resource.fields.find((field) => field.source === source)
}
