import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'

/** A card of the form, with its title and properties. A dialog has one section without a title and without a card. */
export interface FormSection {
  name: string
  title?: string
  fields: readonly string[]
}

/** The context of the form's templates, besides their own part of the schema. */
export interface FormContext {
  resource: Resource
  sections: readonly FormSection[]
  /** The id of the edited record, so that a tree does not offer a node as its own parent. */
  recordId?: string | undefined
  /** The values that the server will fill in where nothing is entered. */
  fillings?: Readonly<Record<string, Json>>
  /** The properties that the server will fill in from records that the person cannot see. */
  unseenFillings?: readonly string[]
  /** The computed values, on which conditions may depend; rjsf calls its validator again only if the context has changed. */
  computed?: JsonObject | undefined
  /** The current complaints by property, once complaints were shown; an earlier complaint that is not among them is hidden. */
  standing?: Readonly<Record<string, string>> | undefined
  /** The server's refusals; only the server knows whether they still apply. */
  refusals?: readonly FieldRefusal[] | undefined
  /** The rules that are broken now. */
  brokenRules?: readonly BrokenRule[]
}

/** A complaint about a rule; a rule with words of its own needs no name. */
export interface BrokenRule {
  name?: string
  complaint: string
}
