import type { Resource } from '#shared/contracts/Resource.ts'

/** An entity as far as some of its properties go. */
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
