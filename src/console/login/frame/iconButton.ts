import button from './Button.module.css'
import { element, svgElement } from '../../kit/browser/element.ts'

/** A button with an icon and no text. */
export interface IconButton {
  root: HTMLButtonElement
  /** Changes its name and icon. */
  show: (words: string, path: string) => void
}

/** A button that is named by a tooltip; its icon is a single path. */
export function iconButton({ size, stroke, onClick }: IconButtonOptions): IconButton {
  const line = svgElement('path', { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
  const icon = { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' }
  const root = element(
    'button',
    { type: 'button', class: button.quiet },
    svgElement('svg', { ...icon, 'stroke-width': stroke }, line),
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
