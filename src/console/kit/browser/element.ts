/** A child of an element; undefined adds nothing. */
export type Child = Node | string | undefined

/** The attributes of an element: `true` sets one without a value; `false` and undefined set none. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Creates an HTML element. The pages before the log-in are built this way, because React alone is five times their size. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return filled(document.createElement(tag), attributes, children)
}

/** Creates an SVG element. */
export function svgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children)
}

function filled<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value))
  made.append(...children.filter((child) => child !== undefined))
  return made
}
