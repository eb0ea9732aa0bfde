import { element } from './element.ts'

/** The product's logo; its `alt` is empty because the name is beside it. */
export function logo(style?: string): HTMLImageElement {
  return element('img', { class: style, src: `${import.meta.env.BASE_URL}images/logo.svg`, alt: '' })
}
