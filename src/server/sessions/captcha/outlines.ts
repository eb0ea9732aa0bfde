/** A point in a picture. */
export type Point = readonly [x: number, y: number]

/** The number of straight pieces for a curve; few, because letters are small. */
const pieces = 4

/** The outlines of an SVG path of absolute M, L, Q and Z commands, curves as short lines. */
export function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = []
  for (const [, command = '', text = ''] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [x = 0, y = 0, toX = 0, toY = 0] = text
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const outline = outlines.at(-1)
    if (command === 'M') outlines.push([[x, y]])
    else if (command === 'L') outline?.push([x, y])
    else if (command === 'Q') outline?.push(...curve(outline.at(-1) ?? [x, y], [x, y], [toX, toY]))
  }
  return outlines
}

/** The runs of pixels in one row inside closed outlines, including where outlines overlap. */
export function runsIn(outlines: readonly (readonly Point[])[], row: number): Point[] {
  const crossings = outlines.flatMap((outline) => crossingsOf(outline, row)).toSorted((a, b) => a.x - b.x)
  const runs: Point[] = []
  let [winding, start] = [0, 0]
  for (const { x, direction } of crossings) {
    if (winding === 0) start = x
    winding += direction
    if (winding === 0) runs.push([start, x])
  }
  return runs
}

/** A crossing of an outline and a row, downwards or upwards. */
interface Crossing {
  x: number
  direction: 1 | -1
}

function curve(from: Point, bend: Point, to: Point): Point[] {
  return Array.from({ length: pieces }, (_, index): Point => {
    const t = (index + 1) / pieces
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [a * from[0] + b * bend[0] + c * to[0], a * from[1] + b * bend[1] + c * to[1]]
  })
}

function crossingsOf(outline: readonly Point[], row: number): Crossing[] {
  const crossings: Crossing[] = []
  let [x, y] = outline.at(-1) ?? [0, 0]
  for (const [nextX, nextY] of outline) {
    if (y <= row !== nextY <= row)
      crossings.push({ x: x + ((row - y) / (nextY - y)) * (nextX - x), direction: y <= row ? 1 : -1 })
    ;[x, y] = [nextX, nextY]
  }
  return crossings
}
