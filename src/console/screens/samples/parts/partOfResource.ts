import type { Resource } from '#shared/contracts/Resource.ts'

/** The resource of an entity, reduced to some of its properties. */
export function partOfResource(resource: Resource, names: readonly string[]): Resource {
  return {
    ...resource,
    fields: resource.fields.filter(({ source }) => names.includes(source)),
    groups: resource.groups.map((group) => ({
      ...group,
      fields: group.fields.filter((name) => names.includes(name)),
    })),
  }
}
