import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'
import { widgetOptionNames, widgetsWithOption } from '#shared/fields/widgetOptions.ts'
import type { Path } from '../load/readJson.ts'
import type { Property } from '../contracts/Model.ts'
import { quotedChoice } from '../spelling/nearest.ts'
import type { Complaint, Rule } from './subject/Subject.ts'

const keyword = 'x-widget-options'

/** The options of an input are ones that this input supports. */
export const checkWidgetOptions: Rule = ({ properties }) =>
  properties.flatMap((property) => visit(property, ['properties', property.name]))

function visit(property: Property, path: Path): Complaint[] {
  const { field, properties = [], values } = property
  const inside = field === 'rows' ? [...path, 'items'] : path
  return [
    ...unsuited(property, path),
    ...properties.flatMap((inner) => visit(inner, [...inside, 'properties', inner.name])),
    ...(values ? visit(values, [...path, 'additionalProperties']) : []),
  ]
}

function unsuited({ name, field, widget: named, widgetOptions = {} }: Property, path: Path): Complaint[] {
  const widget = named ?? factsOf(field).widget
  const strange = widgetOptionNames.filter(
    (option) => widgetOptions[option] !== undefined && !takes(option, widget),
  )
  const complaints = strange.map((option) => ({
    path: [...path, keyword, option],
    message: `The input of "${name}", "${widget}", has no "${option}".`,
    advice: `It goes with "x-widget": ${quotedChoice([...widgetsWithOption[option]])}.`,
  }))
  const { cropper, cropRatio } = widgetOptions
  if (complaints.length > 0 || cropRatio === undefined || cropper) return complaints
  const message = `The pictures of "${name}" are not cut.`
  return [
    {
      path: [...path, keyword, 'cropRatio'],
      message,
      advice: 'Write "cropper": true beside it, or leave it out.',
    },
  ]
}

type Option = (typeof widgetOptionNames)[number]

function takes(option: Option, widget: WidgetName): boolean {
  const takers: readonly WidgetName[] = widgetsWithOption[option]
  return takers.includes(widget)
}
