/** The children of an element; nothing where there is nothing to show. */
export type Child = Node | string | undefined

/** The attributes of an element: `true` stands for one without a value, `false` and nothing for none at all. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** An element of the page. The pages before the log-in are drawn so: React alone is five times their size. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return filled(document.createElement(tag), attributes, children)
}

/** An element of a drawing. */
export function drawn<Tag extends keyof SVGElementTagNameMap>(
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
