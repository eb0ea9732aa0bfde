import type { Json } from '#shared/contracts/Json.ts'
import type { Property } from '../../contracts/Model.ts'
import { textOf } from '../../load/readJson.ts'
import { judgeValue } from '../../model/schemas/judgeValue.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import type { Complaint } from './Subject.ts'

/** Message and advice if one of the values that a property is compared with is one that it never has. */
export function impossibleValue(
  { name, schema, options = [] }: Pick<Property, 'name' | 'schema' | 'options'>,
  value: Json,
): Pick<Complaint, 'message' | 'advice'> | undefined {
  const strange = [value].flat().find((one) => (judgeValue(schema, one) ?? []).length > 0)
  if (strange === undefined) return undefined
  const choices = options.map((option) => option.value)
  const advice =
    choices.length > 0
      ? insteadOf(textOf(strange) ?? JSON.stringify(strange), choices)
      : 'Write values that the property takes.'
  return { message: `"${name}" is never ${JSON.stringify(strange)}.`, advice }
}
