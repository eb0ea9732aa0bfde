import { hashForSchema, toErrorSchema } from '@rjsf/utils'
import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { fieldFactsOf, pointerNames } from '#shared/messages/fieldFact.ts'
import { isObject } from '../../kit/text/readValue.ts'
import type { Completion } from '../fills/completionOf.ts'
import type { FormContext } from './templates/FormContext.ts'
import { withEmptied } from './formDataOf.ts'

/** Puts a complaint into words. */
export type WordsOfComplaint = (fact: FieldFact) => string

/** What a form is judged by beside its validator. */
export interface Judging {
  complete?: Completion
  /** What else is wrong with what was entered, completed. */
  factsOf?: (completed: JsonObject) => FieldFact[]
  /** Properties about which nothing is said. */
  unseen?: ReadonlySet<string>
}

/** Gives rjsf the generated validators: nothing is compiled in the browser, and no Ajv is loaded. */
export function createValidator(
  { schema: whole, validate, branches, order }: Omit<ResourceForm, 'entity'>,
  wordsOf: WordsOfComplaint,
  { complete = (entered) => entered, factsOf = () => [], unseen = new Set() }: Judging = {},
): ValidatorType<unknown, RJSFSchema, FormContext> {
  const complaints = (data: unknown) => {
    const given = isObject(data) ? complete(withEmptied(data, whole)) : data
    validate(given)
    const facts = fieldFactsOf(validate.errors)
    const known = new Set(facts.map(({ path }) => path))
    const others = (isObject(given) ? factsOf(given) : []).filter(({ path }) => !known.has(path))
    const seen = [...facts, ...others].filter(({ path }) => !unseen.has(pointerNames(path)[0] ?? ''))
    return inOrder(seen, order)
  }
  return {
    validateFormData(data) {
      const errors = complaints(data).map((fact) => validationError(fact, wordsOf(fact)))
      return { errors, errorSchema: toErrorSchema<unknown>(errors) }
    },
    isValid(schema, data) {
      const branch = branches[schema.$id ?? hashForSchema(schema)]
      return branch?.(data) ?? false
    },
    rawValidation: () => ({}),
  }
}

/** As the form has the fields, so that the first complaint is about the first of them. */
function inOrder(facts: readonly FieldFact[], order: readonly string[]): FieldFact[] {
  const place = ({ path }: FieldFact) => order.indexOf(pointerNames(path)[0] ?? '')
  return facts.toSorted((one, other) => place(one) - place(other))
}

function validationError({ path, code, params }: FieldFact, message: string): RJSFValidationError {
  const property = propertyOf(path)
  return { name: code, property, message, stack: message, params: { ...params } }
}

/** `/roles/0/role_id` as rjsf writes it: `.roles.0.role_id`. */
export function propertyOf(pointer: string): string {
  return pointerNames(pointer)
    .map((name) => `.${name}`)
    .join('')
}
