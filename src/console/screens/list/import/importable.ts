import type { Resource } from '#shared/contracts/Resource.ts'

const known = new WeakMap<Resource, Promise<string[]>>()

/** The properties that a file may fill: those of the form, but secrets. The same promise each time, so that `use` can take it. */
export function importable(resource: Resource): Promise<string[]> {
  const made = known.get(resource) ?? read(resource)
  known.set(resource, made)
  // A form that did not load is asked for again.
  made.catch(() => known.delete(resource))
  return made
}

async function read({ form, fields }: Resource): Promise<string[]> {
  const order = (await form?.())?.order ?? []
  return order.filter((name) => fields.some(({ source, type }) => source === name && type !== 'secret'))
}
