import styles from './BrandPanel.module.css'
import { loginMessages } from './loginMessages.ts'

const levels = [1, 3, 9] as const
const width = 520
const rowHeight = 132
/** Which member of each level the sale passes. */
const chain = [0, 2, 7] as const
const members = levels.flatMap((count, level) =>
  Array.from({ length: count }, (_, index) => memberAt(level, index)),
)

/** The product's name beside a picture of what it does: a sale passing up the levels of its inviters. */
export function BrandPanel() {
  return (
    <aside className={styles.panel}>
      <div className={styles.brand}>
        <img src={`${import.meta.env.BASE_URL}images/logo.svg`} alt="" />
        <span>{loginMessages.product}</span>
      </div>
      <svg className={styles.tree} viewBox={`0 0 ${width} ${rowHeight * levels.length}`} aria-hidden="true">
        {members.slice(1).map((member) => (
          <path key={member.key} className={lineClass(member)} d={lineTo(member)} />
        ))}
        {members.map((member) => (
          <circle
            key={member.key}
            className={member.onChain ? styles.onChain : styles.member}
            cx={member.x}
            cy={member.y}
            r={16 - member.level * 4}
          />
        ))}
      </svg>
      <p className={styles.promise}>{loginMessages.promise}</p>
      <p className={styles.hint}>{loginMessages.hint}</p>
    </aside>
  )
}

function lineClass({ onChain }: Member) {
  return onChain ? styles.chainLine : styles.line
}

/** A curve from a member's inviter down to the member. */
function lineTo({ level, index, x, y }: Member): string {
  const above = memberAt(level - 1, Math.floor(index / 3))
  const middle = (above.y + y) / 2
  return `M${above.x} ${above.y}C${above.x} ${middle} ${x} ${middle} ${x} ${y}`
}

function memberAt(level: number, index: number): Member {
  const count = levels[level] ?? 1
  return {
    key: `${level}-${index}`,
    level,
    index,
    x: ((index + 0.5) * width) / count,
    y: (level + 0.5) * rowHeight,
    onChain: chain[level] === index,
  }
}

interface Member {
  key: string
  level: number
  index: number
  x: number
  y: number
  /** Whether this sale passes here. */
  onChain: boolean
}
