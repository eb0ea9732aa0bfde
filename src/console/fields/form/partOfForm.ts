import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { Validate } from '#shared/contracts/Route.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { fieldFactOf } from '#shared/messages/fieldFact.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'

/** Reduces a form to some of its properties: the generated validator runs, but only its errors about these properties count. */
export function partOfForm(form: ResourceForm, names: readonly string[]): ResourceForm {
  const { properties, required } = form.schema
  const validate: Validate = (value) => {
    form.validate(value)
    const errors = (form.validate.errors ?? []).filter((error) => {
      const [name = ''] = pointerNames(fieldFactOf(error).path)
      return names.includes(name)
    })
    validate.errors = errors
    return errors.length === 0
  }
  return {
    ...form,
    schema: {
      type: 'object',
      required: textsOf(required).filter((name) => names.includes(name)),
      properties: pickProperties(properties, names),
    },
    order: form.order.filter((name) => names.includes(name)),
    validate,
  }
}

function pickProperties(properties: unknown, names: readonly string[]): JsonObject {
  const all = objectOf(properties)
  return Object.fromEntries(
    names.flatMap((name) => {
      const property = all[name]
      return property === undefined ? [] : [[name, property]]
    }),
  )
}
