/** The facts about an input that every part of the product uses. */
interface WidgetFacts {
  /** Whether a schema may name it in `x-widget`; the other inputs follow from the kind of field. */
  named: boolean
  /** Takes the full width of a form, and does not fit into a table. */
  wide: boolean
}

/** Every input, by name. */
export const widgets = {
  text: { named: true, wide: false },
  textarea: { named: true, wide: true },
  richText: { named: true, wide: true },
  markdown: { named: true, wide: true },
  json: { named: true, wide: true },
  switch: { named: true, wide: false },
  radio: { named: true, wide: false },
  select: { named: true, wide: false },
  tags: { named: true, wide: true },
  image: { named: true, wide: false },
  images: { named: true, wide: true },
  file: { named: true, wide: false },
  files: { named: true, wide: true },
  textUpload: { named: true, wide: false },
  region: { named: true, wide: false },
  color: { named: true, wide: false },
  password: { named: true, wide: false },
  phone: { named: true, wide: false },
  rating: { named: true, wide: false },
  tree: { named: true, wide: false },
  reference: { named: true, wide: false },
  date: { named: true, wide: false },
  datetime: { named: true, wide: false },
  table: { named: true, wide: true },
  apiCalls: { named: true, wide: true },
  permissions: { named: true, wide: true },
  grantable: { named: true, wide: false },
  entities: { named: true, wide: false },
  email: { named: false, wide: false },
  url: { named: false, wide: false },
  number: { named: false, wide: false },
  money: { named: false, wide: false },
  percent: { named: false, wide: false },
  numbers: { named: false, wide: true },
  values: { named: false, wide: true },
  multiSelect: { named: false, wide: false },
  time: { named: false, wide: false },
  clock: { named: false, wide: false },
  duration: { named: false, wide: false },
  secret: { named: false, wide: false },
  references: { named: false, wide: true },
  object: { named: false, wide: true },
  alternatives: { named: false, wide: true },
} as const satisfies Record<string, WidgetFacts>

/** The name of an input. */
export type WidgetName = keyof typeof widgets

/** Whether there is an input of that name. */
export function isWidgetName(text: string): text is WidgetName {
  return Object.hasOwn(widgets, text)
}
