import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isBlank } from '#shared/validation/isBlank.ts'
import type { InnerInput } from '../../kit/inputs/InputProps.ts'

interface CarriedOver {
  /** The values for which the other alternative has a property. */
  kept: JsonObject
  /** The labels of the entered values for which it has none. */
  lost: string[]
}

/** Divides an object's values when it turns into another alternative: a property with the same name and input keeps its value. */
export function carriedOver(
  object: JsonObject,
  from: readonly InnerInput[],
  to: readonly InnerInput[],
): CarriedOver {
  const entered = from.filter(({ name, initial }) => isEntered(object[name], initial))
  const hasPlace = (part: InnerInput) =>
    to.some(({ name, widget }) => name === part.name && widget === part.widget)
  const kept = entered
    .filter(hasPlace)
    .flatMap(({ name }): [string, Json][] => [[name, object[name] ?? null]])
  return {
    kept: Object.fromEntries(kept),
    lost: entered.filter((part) => !hasPlace(part)).map(({ label }) => label),
  }
}

/** Whether a person entered the value, and the form did not begin with it. */
function isEntered(value: Json | undefined, initial: Json | undefined): boolean {
  if (value === undefined || value === null) return false
  if (value === false) return initial === true
  if (typeof value === 'string' && isBlank(value)) return false
  if (Array.isArray(value) && value.length === 0) return false
  return JSON.stringify(value) !== JSON.stringify(initial)
}
