/** Left, top, width, height and tone of a rectangle in a drawing of 64 by 44. */
type Shape = readonly [number, number, number, number, Tone]

type Tone = 'ground' | 'dark' | 'light' | 'accent' | 'lines' | 'day' | 'haze' | 'night' | 'black'

const ground: Shape = [0, 0, 64, 44, 'ground']
const darkSide: Shape = [0, 0, 16, 44, 'dark']
const lightHeader: Shape = [16, 0, 48, 10, 'light']
const page: Shape = [20, 15, 40, 25, 'lines']

/** Small drawings of the settings' effects. */
const drawings = {
  light: [[0, 0, 64, 44, 'day'], [0, 0, 16, 44, 'haze'], [3, 6, 10, 4, 'accent'], page],
  dark: [[0, 0, 64, 44, 'night'], [0, 0, 16, 44, 'black'], [3, 6, 10, 4, 'accent'], page],
  system: [[0, 0, 64, 44, 'day'], [32, 0, 32, 44, 'night'], [3, 6, 10, 4, 'accent'], page],
  side: [ground, darkSide, [3, 6, 10, 4, 'accent'], [3, 14, 10, 3, 'lines'], lightHeader, page],
  top: [
    ground,
    [0, 0, 64, 10, 'dark'],
    [4, 3, 10, 4, 'accent'],
    [18, 3, 10, 4, 'lines'],
    [8, 15, 48, 25, 'lines'],
  ],
  mix: [
    ground,
    [0, 0, 64, 10, 'dark'],
    [20, 3, 10, 4, 'accent'],
    [0, 10, 16, 34, 'dark'],
    [3, 15, 10, 4, 'accent'],
    page,
  ],
  leftRight: [ground, darkSide, lightHeader, page],
  topBottom: [ground, [0, 10, 16, 34, 'dark'], [0, 0, 64, 10, 'light'], page],
  sideLight: [ground, [0, 0, 16, 44, 'light'], [3, 6, 10, 4, 'accent'], page],
  sideDark: [ground, darkSide, [3, 6, 10, 4, 'accent'], page],
  headerLight: [ground, [0, 0, 64, 12, 'light'], [4, 4, 12, 4, 'accent'], [6, 17, 52, 23, 'lines']],
  headerDark: [ground, [0, 0, 64, 12, 'dark'], [4, 4, 12, 4, 'accent'], [6, 17, 52, 23, 'lines']],
  fluid: [ground, [0, 0, 64, 8, 'light'], [3, 12, 58, 28, 'lines']],
  fixed: [ground, [0, 0, 64, 8, 'light'], [15, 12, 34, 28, 'lines']],
} as const satisfies Record<string, readonly Shape[]>

export type LayoutDrawing = keyof typeof drawings

const fillOf = {
  ground: 'var(--background)',
  dark: 'var(--side)',
  light: 'var(--surface)',
  // These colours are fixed, because a drawing of a style looks the same in every style.
  day: '#ffffff',
  haze: '#e6ebf3',
  night: '#161d28',
  black: '#0a0f17',
  accent: 'var(--primary)',
  lines: 'var(--border-strong)',
} as const satisfies Record<Tone, string>

/** The drawing of a setting; the words beside it say the same. */
export function LayoutPicture({ of }: { of: LayoutDrawing }) {
  const shapes: readonly Shape[] = drawings[of]
  return (
    <svg viewBox="0 0 64 44" width="100%" aria-hidden="true" style={{ display: 'block' }}>
      {shapes.map(([x, y, width, height, tone]) => (
        <rect
          key={`${x} ${y} ${width} ${height} ${tone}`}
          {...{ x, y, width, height }}
          rx={tone === 'accent' || tone === 'lines' ? 1.5 : 0}
          fill={fillOf[tone]}
          opacity={tone === 'lines' ? 0.4 : 1}
        />
      ))}
    </svg>
  )
}
