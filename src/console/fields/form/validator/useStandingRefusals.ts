import { deepEquals } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { isJson } from '../../../kit/text/readValue.ts'
import { collidingPaths } from './collidingPaths.ts'
import type { CheckedForms } from './collidingPaths.ts'

type Refusals = readonly FieldRefusal[] | undefined

/** The server's refusals that still apply to the form's values: a changed value may be accepted. */
export function useStandingRefusals(
  refusals: Refusals,
  formData: JsonObject,
  { form, rowForms }: CheckedForms,
): Refusals {
  const [received, setReceived] = useState({ refusals, formData })
  if (received.refusals !== refusals) setReceived({ refusals, formData })
  const refused = received.refusals === refusals ? received.formData : formData
  return useMemo(
    () => refusals && standingRefusals(refusals, { refused, formData }, { form, rowForms }),
    [refusals, refused, formData, form, rowForms],
  )
}

/** The refusals whose values are unchanged; a refusal of several values, such as a period's ends, needs all of them unchanged. */
export function standingRefusals(
  refusals: readonly FieldRefusal[],
  { refused, formData }: { refused: JsonObject; formData: JsonObject },
  forms: CheckedForms,
): readonly FieldRefusal[] {
  const isChanged = (path: string) => !deepEquals(valueAt(refused, path), valueAt(formData, path))
  const isSettled = (each: FieldRefusal) => [each.path, ...collidingPaths(each, forms)].some(isChanged)
  const settled = new Set(refusals.filter(isSettled).map(togetherOf))
  return settled.size === 0 ? refusals : refusals.filter((each) => !settled.has(togetherOf(each)))
}

function togetherOf({ path, code, message }: FieldRefusal): string {
  return JSON.stringify([path.slice(0, path.lastIndexOf('/')), code, message])
}

function valueAt(whole: Json, path: string): Json | undefined {
  return pointerNames(path).reduce<Json | undefined>((value, name) => partOf(value, name), whole)
}

function partOf(value: Json | undefined, name: string): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const part: unknown = Reflect.get(value, name)
  return isJson(part) ? part : undefined
}
