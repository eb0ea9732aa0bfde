import { deepEquals } from '@rjsf/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectAt } from '#shared/json/objectOf.ts'
import type { Draft } from '../../../session/drafts/Draft.ts'
import { withPropertiesOf } from '../conflict/mergeEdits.ts'

/** The values of a form now, the values without the user's changes, and the record as stored. */
export interface DraftSource {
  data: JsonObject
  clean: JsonObject
  base: JsonObject
  version: number | undefined
}

/** The changes in a form, without the properties that must not be kept in a browser. */
export function draftOf({ data, clean, base, version }: DraftSource, keepable: ReadonlySet<string>): Draft {
  const names = [...keepable].filter((name) => !deepEquals(data[name], clean[name]))
  return {
    at: Date.now(),
    names,
    now: withPropertiesOf({}, data, names),
    was: withPropertiesOf({}, base, names),
    ...(version !== undefined && { version }),
  }
}

/**
 * A draft without the properties that its form has no more: no input would show them, and they would keep it from being saved.
 * Undefined if nothing remains.
 */
export function draftWithin(draft: Draft, keepable: ReadonlySet<string>): Draft | undefined {
  const names = draft.names.filter((name) => keepable.has(name))
  return names.length > 0 ? { ...draft, names } : undefined
}

/** The properties of a form that may be kept in a browser: those that neither are secrets nor contain one. */
export function keepableNames({ fields }: Pick<Resource, 'fields'>, form: ResourceForm): ReadonlySet<string> {
  const properties = objectAt(form.schema, 'properties')
  const keepable = Object.entries(properties).filter(([name, schema]) => {
    const field = fields.find(({ source }) => source === name)
    return !(field && isSecret(field)) && !isSaidSecret(schema)
  })
  return new Set(keepable.map(([name]) => name))
}

function isSecret({ type, widget, fields = [] }: Field): boolean {
  return type === 'secret' || widget === 'password' || fields.some(isSecret)
}

/** Whether a schema marks anything in it as secret. */
function isSaidSecret(said: Json | undefined): boolean {
  if (Array.isArray(said)) return said.some(isSaidSecret)
  if (!isJsonObject(said)) return false
  const isOne = said['writeOnly'] === true || said['format'] === 'password'
  return isOne || Object.values(said).some(isSaidSecret)
}
