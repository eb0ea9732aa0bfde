import type { JsonObject } from '#shared/contracts/Json.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { isWidgetName } from '#shared/fields/widgets.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../load/readJson.ts'
import type { Property } from '../contracts/Model.ts'
import type { FieldRepresentation } from './fieldOf.ts'

/** The input that the schema asks for; undefined if it is the kind's default. */
export function widgetOf(schema: JsonObject, kind: FieldRepresentation): Property['widget'] {
  const named = textOf(schema['x-widget']) ?? defaultWidget(schema, kind)
  if (named === undefined || !isWidgetName(named)) return undefined
  const { widget, widgets } = factsOf(kind.field)
  const drawn = widgets[named] ?? named
  return drawn === widget ? undefined : drawn
}

/** The options of the input that the schema sets. */
export function widgetOptionsOf({ 'x-widget-options': given }: JsonObject): Property['widgetOptions'] {
  if (!isJsonObject(given)) return undefined
  const { maxSize, cropper, cropRatio, height } = given
  return {
    ...(typeof maxSize === 'string' && { maxSize }),
    ...(typeof cropper === 'boolean' && { cropper }),
    ...(typeof cropRatio === 'number' && { cropRatio }),
    ...(typeof height === 'number' && { height }),
  }
}

function defaultWidget(schema: JsonObject, { field }: FieldRepresentation): string | undefined {
  return isOpen(field === 'rows' ? objectOf(schema['items']) : schema) ? 'json' : undefined
}

/** Whether an object also describes properties whose names it does not know, which have no fields. */
function isOpen({ properties, patternProperties, additionalProperties }: JsonObject): boolean {
  const describes = isJsonObject(patternProperties) || isJsonObject(additionalProperties)
  return isJsonObject(properties) && describes
}
