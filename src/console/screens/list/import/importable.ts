import type { Resource } from '#shared/contracts/Resource.ts'
import { objectAt } from '#shared/json/objectOf.ts'
import { loadOnce } from '../../../kit/page/lazy.ts'

const known = new WeakMap<Resource, () => Promise<string[]>>()

/**
 * The properties that a file may fill: those of the form, except secrets, rows that are records of their own, and values that the
 * server sets. Returns the same promise each time, as `use` requires.
 */
export function importable(resource: Resource): Promise<string[]> {
  const load = known.get(resource) ?? loadOnce(() => read(resource))
  known.set(resource, load)
  return load()
}

async function read({ form, fields }: Resource): Promise<string[]> {
  const { order = [], schema = {} } = (await form?.()) ?? {}
  const isSet = (name: string) => objectAt(objectAt(schema, 'properties'), name)['readOnly'] === true
  const taken = fields.filter(({ type, children }) => type !== 'secret' && !children)
  return order.filter((name) => !isSet(name) && taken.some(({ source }) => source === name))
}
