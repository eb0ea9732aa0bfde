import { hashForSchema } from '@rjsf/utils'
import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import { changeablePath } from '../../computed/changeablePath.ts'
import { factsAbout, dependsOnUnknown, rootBranches } from '../../conditions/conditions.ts'
import type { Completion } from '../../fills/completionOf.ts'
import type { ComputedWhole } from '../../predicted/computedWhole.ts'
import type { FormContext } from '../templates/FormContext.ts'
import { unreadableIn } from '../../json/unreadableJson.ts'
import { errorSchemaOf } from './errorSchemaOf.ts'
import { withEmptied } from '../data/formDataOf.ts'

/** Puts a complaint into words. */
export type WordsOfComplaint = (fact: FieldFact) => string

/** The parts of validation besides the generated validator. */
export interface ValidatorParts {
  complete?: Completion
  /** Computes the values that the server will compute. */
  compute?: ((completed: JsonObject) => ComputedWhole) | undefined
  /** Finds further complaints about the completed values. */
  factsOf?: (completed: JsonObject) => FieldFact[]
  /** The properties about which no complaints are shown. */
  unseen?: ReadonlySet<string>
}

/** The validator that rjsf uses; `aboutComputed` gives the complaints about computed values, by property. */
export interface FormValidator extends ValidatorType<unknown, RJSFSchema, FormContext> {
  aboutComputed: (data: JsonObject) => Readonly<Record<string, string>>
}

/** Gives rjsf the generated validators: the browser compiles nothing and loads no Ajv. */
export function createValidator(
  form: Omit<ResourceForm, 'entity'>,
  wordsOf: WordsOfComplaint,
  { complete = itself, compute = nothing, factsOf = () => [], unseen = new Set() }: ValidatorParts = {},
): FormValidator {
  const { schema: whole, validate, branches, order, computed = {} } = form
  const atRoot = compute === nothing ? new Set() : rootBranches(whole)
  const completedOf = (data: JsonObject) => {
    // The server fills in the default of a required property that was emptied.
    const completed = withDefaults(whole, complete(withEmptied(data, whole)), true)
    const { values, unknown, broken } = compute(completed)
    return { record: { ...completed, ...values }, unknown, broken }
  }
  const complaints = (data: unknown) => {
    if (!isJsonObject(data)) return factsAbout(validate, data)
    const { record, unknown, broken } = completedOf(data)
    const unreadable = unreadableIn(data)
    const facts = factsAbout(validate, record, (error) => !dependsOnUnknown(whole, error, unknown))
    const further = [...facts.filter(isNew(unreadable)), ...factsOf(record).filter(isNew(facts))]
    const judged = [...unreadable, ...further]
    // The validator knows the limits of computed values in rows too, but not the schema's own messages for them.
    const own = new Map(broken.map((fact) => [fact.path, fact]))
    return [...judged.map((fact) => own.get(fact.path) ?? fact), ...broken.filter(isNew(judged))]
  }
  return {
    validateFormData(data) {
      // Nobody types a computed value: its complaint is shown at the typed value that it is computed from.
      const placed = complaints(data).map((fact) => ({ fact, path: changeablePath(fact.path, form) }))
      const seen = placed.filter(({ path }) => !unseen.has(pointerNames(path)[0] ?? ''))
      const said = inOrder(seen, order).map(({ fact, path }) => ({ fact, path, message: wordsOf(fact) }))
      return { errors: said.map(validationError), errorSchema: errorSchemaOf(said) }
    },
    aboutComputed(data) {
      const facts = complaints(data).map((fact) => ({ fact, source: pointerNames(fact.path)[0] ?? '' }))
      const own = facts.filter(({ source }) => computed[source])
      return Object.fromEntries(own.map(({ fact, source }) => [source, wordsOf(fact)]))
    },
    isValid(schema, data) {
      const key = schema.$id ?? hashForSchema(schema)
      const value = atRoot.has(key) && isJsonObject(data) ? completedOf(data).record : data
      return branches[key]?.(value) ?? false
    },
    rawValidation: () => ({}),
  }
}

/** Whether a complaint is about a place that has none yet. */
function isNew(told: readonly FieldFact[]): (fact: FieldFact) => boolean {
  const places = new Set(told.map(({ path }) => path))
  return ({ path }) => !places.has(path)
}

const itself: Completion = (entered) => entered

const nothing = (): ComputedWhole => ({ values: {}, unknown: new Set(), broken: [] })

/** A complaint in words, at the place where it is shown. */
interface Said {
  fact: FieldFact
  path: string
  message: string
}

/** Sorts complaints in the order of the form's fields, so that the first complaint is about the first faulty field. */
function inOrder<Placed extends { path: string }>(
  facts: readonly Placed[],
  order: readonly string[],
): Placed[] {
  const place = ({ path }: Placed) => order.indexOf(pointerNames(path)[0] ?? '')
  return facts.toSorted((one, other) => place(one) - place(other))
}

function validationError({ fact: { code, params }, path, message }: Said): RJSFValidationError {
  const property = propertyOf(path)
  return { name: code, property, message, stack: message, params: { ...params } }
}

/** Writes a JSON pointer as rjsf does: `/roles/0/role_id` becomes `.roles.0.role_id`. */
export function propertyOf(pointer: string): string {
  return pointerNames(pointer)
    .map((name) => `.${name}`)
    .join('')
}
