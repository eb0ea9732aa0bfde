import { hashForSchema, toErrorSchema } from '@rjsf/utils'
import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { pointerNames } from '#shared/messages/fieldFact.ts'
import { isObject } from '../../kit/text/readValue.ts'
import { factsAbout, isOpen, rootBranches } from '../conditions/conditions.ts'
import type { Completion } from '../fills/completionOf.ts'
import type { ComputedWhole } from '../predicted/computedWhole.ts'
import type { FormContext } from './templates/FormContext.ts'
import { withEmptied } from './formDataOf.ts'

/** Puts a complaint into words. */
export type WordsOfComplaint = (fact: FieldFact) => string

/** What a form is judged by beside its validator. */
export interface Judging {
  complete?: Completion
  /** What will be computed of it. */
  compute?: ((completed: JsonObject) => ComputedWhole) | undefined
  /** What else is wrong with what was entered, completed. */
  factsOf?: (completed: JsonObject) => FieldFact[]
  /** Properties about which nothing is said. */
  unseen?: ReadonlySet<string>
}

/** Gives rjsf the generated validators: nothing is compiled in the browser, and no Ajv is loaded. */
export function createValidator(
  form: Omit<ResourceForm, 'entity'>,
  wordsOf: WordsOfComplaint,
  { complete = itself, compute = nothing, factsOf = () => [], unseen = new Set() }: Judging = {},
): ValidatorType<unknown, RJSFSchema, FormContext> {
  const { schema: whole, validate, branches, order, computed = {} } = form
  const atRoot = compute === nothing ? new Set() : rootBranches(whole)
  const judged = (data: JsonObject) => {
    const completed = complete(withEmptied(data, whole))
    const { values, unknown } = compute(completed)
    return { record: { ...completed, ...values }, unknown }
  }
  const complaints = (data: unknown) => {
    if (!isObject(data)) return factsAbout(validate, data)
    const { record, unknown } = judged(data)
    const facts = factsAbout(validate, record, ({ schemaPath }) => !isOpen(whole, schemaPath, unknown))
    const known = new Set(facts.map(({ path }) => path))
    const others = factsOf(record).filter(({ path }) => !known.has(path))
    // Nobody types what is computed, so there is no place for it: the server says it.
    const typed = [...facts, ...others].filter(({ path }) => !computed[pointerNames(path)[0] ?? ''])
    const seen = typed.filter(({ path }) => !unseen.has(pointerNames(path)[0] ?? ''))
    return inOrder(seen, order)
  }
  return {
    validateFormData(data) {
      const errors = complaints(data).map((fact) => validationError(fact, wordsOf(fact)))
      return { errors, errorSchema: toErrorSchema<unknown>(errors) }
    },
    isValid(schema, data) {
      const key = schema.$id ?? hashForSchema(schema)
      const value = atRoot.has(key) && isObject(data) ? judged(data).record : data
      return branches[key]?.(value) ?? false
    },
    rawValidation: () => ({}),
  }
}

const itself: Completion = (entered) => entered

const nothing = (): ComputedWhole => ({ values: {}, unknown: new Set() })

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
