import type { Resource } from '#shared/contracts/Resource.ts'
import { loadOnce } from '../../../kit/page/lazy.ts'

const known = new WeakMap<Resource, () => Promise<string[]>>()

/** The properties that a file may fill: those of the form, but secrets. The same promise each time, so that `use` can take it. */
export function importable(resource: Resource): Promise<string[]> {
  const load = known.get(resource) ?? loadOnce(() => read(resource))
  known.set(resource, load)
  return load()
}

async function read({ form, fields }: Resource): Promise<string[]> {
  const order = (await form?.())?.order ?? []
  return order.filter((name) => fields.some(({ source, type }) => source === name && type !== 'secret'))
}
