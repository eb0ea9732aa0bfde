import { closeDirectionMarks } from '#shared/messages/closeDirectionMarks.ts'

/** A catalogue whose functions close directional marks in their arguments, so that a name cannot reverse the text around it. */
export function closedCatalogue<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  const read = new Map<PropertyKey, unknown>()
  return new Proxy(catalogue, {
    get(target, key): unknown {
      if (!Object.hasOwn(target, key)) return Reflect.get(target, key)
      if (!read.has(key)) read.set(key, closedValue(Reflect.get(target, key)))
      return read.get(key)
    },
    apply: (target, self, given: readonly unknown[]): unknown =>
      typeof target === 'function' ? Reflect.apply(target, self, given.map(closedText)) : target,
  })
}

function closedValue(value: unknown): unknown {
  // A proxy of a list would wrap its methods, too.
  if (Array.isArray(value)) return value.map(closedValue)
  const isNested = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isNested ? closedCatalogue(value) : value
}

function closedText(value: unknown): unknown {
  return typeof value === 'string' ? closeDirectionMarks(value) : value
}
