import { resources } from '#generated/resources/resources.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'

const byEntity = new Map(resources.map((resource): [string, Resource] => [resource.entity, resource]))

/** The screens' definition of an entity. */
export function resourceOf(entity: string): Resource | undefined {
  return byEntity.get(entity)
}

/** A property of an entity by its name. */
export function fieldOf(resource: Resource, source: string): Field | undefined {
  return resource.fields.find((field) => field.source === source)
}
