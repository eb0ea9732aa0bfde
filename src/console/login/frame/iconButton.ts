import button from './Button.module.css'
import { drawn, element } from '../../kit/browser/element.ts'

/** A button with a drawing and no text. */
export interface IconButton {
  root: HTMLButtonElement
  /** Gives it another drawing and name. */
  show: (words: string, path: string) => void
}

/** A button that is named by a tooltip; what it draws is one line. */
export function iconButton({ size, stroke, onClick }: IconButtonOptions): IconButton {
  const line = drawn('path', { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
  const icon = { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' }
  const root = element(
    'button',
    { type: 'button', class: button.quiet },
    drawn('svg', { ...icon, 'stroke-width': stroke }, line),
  )
  root.addEventListener('click', onClick)
  return {
    root,
    show(words, path) {
      root.title = words
      root.setAttribute('aria-label', words)
      line.setAttribute('d', path)
    },
  }
}

interface IconButtonOptions {
  size: number
  stroke: number
  onClick: () => void
}
