import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isBlank } from '#shared/validation/isBlank.ts'
import type { InnerInput } from '../../kit/inputs/InputProps.ts'

interface CarriedOver {
  /** What the other alternative has a place for. */
  kept: JsonObject
  /** Labels of what was entered and has none there. */
  lost: string[]
}

/** What becomes of an object's values when it turns into another alternative: a property of the same name and input keeps its value. */
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

/** What a person typed, and not what the form began with. */
function isEntered(value: Json | undefined, initial: Json | undefined): boolean {
  if (value === undefined || value === null || value === false) return false
  if (typeof value === 'string' && isBlank(value)) return false
  if (Array.isArray(value) && value.length === 0) return false
  return JSON.stringify(value) !== JSON.stringify(initial)
}
