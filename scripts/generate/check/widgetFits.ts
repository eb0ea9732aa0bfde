import type { JsonObject } from '#shared/contracts/Json.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { isWidgetName } from '#shared/fields/widgets.ts'
import { numberOf, textOf } from '../load/readJson.ts'
import { fieldOf } from '../model/fieldOf.ts'
import { optionMembers } from '../model/types/options.ts'

/** Whether the widget that a property names can edit its type. */
export function widgetFits(schema: JsonObject): boolean {
  const widget = textOf(schema['x-widget'])
  if (widget === undefined || !isWidgetName(widget)) return true
  const { 'x-widget': _, ...rest } = schema
  // Nobody gives fewer than zero stars.
  if (widget === 'rating' && (numberOf(rest['minimum'] ?? null) ?? 0) < 0) return false
  if ((widget === 'select' || widget === 'radio') && optionMembers(rest).length > 0) return true
  return Object.hasOwn(factsOf(fieldOf(rest).field).widgets, widget)
}
