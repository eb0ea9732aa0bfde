import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'

/** A card of the form: its title and the properties in it. In a dialog there is one without a title, and no card. */
export interface FormSection {
  name: string
  title?: string
  fields: readonly string[]
}

/** What the templates of the form know beside their own part of the schema. */
export interface FormContext {
  resource: Resource
  sections: readonly FormSection[]
  /** The record being edited, so that a tree does not offer a node as its own parent. */
  recordId?: string | undefined
  /** What the server will fill in where nothing is entered. */
  fillings?: Readonly<Record<string, Json>>
  /** What it will fill in from records that the person cannot see. */
  unseenFillings?: readonly string[]
  /** What is computed, which conditions may be about: rjsf asks its validator again only where something here is different. */
  computed?: JsonObject | undefined
  /** What is wrong with properties now, once that was told; a complaint of before that is none now is shown no more. */
  standing?: Readonly<Record<string, string>> | undefined
  /** What the server refused, of which only the server knows whether it still would. */
  refusals?: readonly FieldRefusal[] | undefined
  /** The rules that are broken now. */
  brokenRules?: readonly BrokenRule[]
}

/** What is said of a rule; words of its own need no name before them. */
export interface BrokenRule {
  name?: string
  complaint: string
}
