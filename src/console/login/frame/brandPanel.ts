import styles from './BrandPanel.module.css'
import { element, svgElement } from '../../kit/browser/element.ts'
import { logo } from '../../kit/browser/logo.ts'
import { loginMessages } from './loginMessages.ts'

const levels = [1, 3, 9] as const
const width = 520
const rowHeight = 132
/** The index of the member that the sale passes, by level. */
const chain = [0, 2, 7] as const

/** The product's name beside a picture of its purpose: a sale that passes up the levels of its inviters. */
export function brandPanel(): HTMLElement {
  return element(
    'aside',
    { class: styles.panel },
    element('div', { class: styles.brand }, logo(), element('span', {}, loginMessages.product)),
    tree(),
    element('p', { class: styles.promise }, loginMessages.promise),
    element('p', { class: styles.hint }, loginMessages.hint),
  )
}

function tree(): SVGElement {
  const members = levels.flatMap((count, level) =>
    Array.from({ length: count }, (_, index) => memberAt(level, index)),
  )
  return svgElement(
    'svg',
    { class: styles.tree, viewBox: `0 0 ${width} ${rowHeight * levels.length}`, 'aria-hidden': 'true' },
    ...members.slice(1).map(lineOf),
    ...members.map(({ level, x, y, onChain }) =>
      svgElement('circle', {
        class: onChain ? styles.onChain : styles.member,
        cx: x,
        cy: y,
        r: 16 - level * 4,
      }),
    ),
  )
}

/** A curve from a member's inviter down to the member. */
function lineOf({ level, index, x, y, onChain }: Member): SVGElement {
  const above = memberAt(level - 1, Math.floor(index / 3))
  const middle = (above.y + y) / 2
  return svgElement('path', {
    class: onChain ? styles.chainLine : styles.line,
    d: `M${above.x} ${above.y}C${above.x} ${middle} ${x} ${middle} ${x} ${y}`,
  })
}

function memberAt(level: number, index: number): Member {
  const count = levels[level] ?? 1
  return {
    level,
    index,
    x: ((index + 0.5) * width) / count,
    y: (level + 0.5) * rowHeight,
    onChain: chain[level] === index,
  }
}

interface Member {
  level: number
  index: number
  x: number
  y: number
  /** Whether the sale passes this member. */
  onChain: boolean
}
