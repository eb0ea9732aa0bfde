import { randomBytes, randomInt } from 'node:crypto'
import { encode } from 'fast-png'
import { AppError } from '#shared/errors/AppError.ts'
import { outlinesOf, runsIn } from './outlines.ts'
import type { Point } from './outlines.ts'

const scale = 2
const [width, height] = [120 * scale, 40 * scale]
const look = { width: 120, height: 40, fontSize: 50, noise: 0, color: false }
const lines = 3
/** The number of specks in 256 pixels. */
const specks = 10

/**
 * Draws a captcha's answer in pixels: bent letters that touch each other, crossed by lines in the colours of the letters and of
 * the background, under specks. As outlines from the font, the letters could simply be looked up.
 */
export async function captchaPicture(answer: string): Promise<Buffer> {
  const pixels = ground()
  const bend = bending()
  for (const letter of await lettersOf(answer)) {
    const ink = randomInt(20, 80)
    const outlines = letter.map((outline) => outline.map(bend))
    for (let row = 0; row < height; row += 1)
      for (const [start, end] of runsIn(outlines, row)) fill(pixels, row, [start, end], ink)
  }
  for (let line = 0; line < lines; line += 1) cross(pixels, line === 0 ? 235 : 70)
  speckle(pixels)
  return Buffer.from(encode({ width, height, data: pixels, depth: 8, channels: 1 }))
}

async function lettersOf(answer: string): Promise<Point[][][]> {
  // Imported at first use, because loading the module reads its font.
  const { default: svgCaptcha } = await import('svg-captcha')
  // The module's function draws a given text; its types only have the one that invents a text, with Math.random.
  const draw: unknown = svgCaptcha
  if (typeof draw !== 'function')
    throw new AppError('INTERNAL', { reason: 'svg-captcha has no drawing function' })
  return [...String(draw(answer, look)).matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => outlinesOf(path))
}

/** A random distortion: waves in both directions, with the letters pushed together. */
function bending(): (point: Point) => Point {
  const [phase, other] = [randomInt(628) / 100, randomInt(628) / 100]
  const [length, depth] = [randomInt(18, 30), randomInt(20, 35) / 10]
  return ([x, y]) => {
    const closer = look.width / 2 + (x - look.width / 2) * 0.88
    const bentX = closer + depth * Math.sin(y / 9 + phase)
    const bentY = y + depth * Math.sin(x / length + other)
    return [bentX * scale, bentY * scale]
  }
}

function ground(): Uint8Array {
  return Uint8Array.from(randomBytes(width * height), (byte) => 222 + (byte % 32))
}

function fill(pixels: Uint8Array, row: number, [start, end]: Point, ink: number): void {
  const [first, last] = [Math.max(0, Math.round(start)), Math.min(width, Math.round(end))]
  if (first < last) pixels.fill(ink, row * width + first, row * width + last)
}

/** Draws a wavy line from side to side, which cuts or joins letters. */
function cross(pixels: Uint8Array, ink: number): void {
  const [from, to, phase] = [randomInt(height), randomInt(height), randomInt(628) / 100]
  for (let x = 0; x < width; x += 1) {
    const middle = from + ((to - from) * x) / width + 8 * Math.sin(x / 25 + phase)
    for (const offset of [0, 1]) {
      const row = Math.round(middle) + offset
      if (row >= 0 && row < height) pixels[row * width + x] = ink
    }
  }
}

function speckle(pixels: Uint8Array): void {
  const chances = randomBytes(pixels.length)
  const inks = randomBytes(pixels.length)
  for (const [index, chance] of chances.entries()) if (chance < specks) pixels[index] = inks[index] ?? 0
}
