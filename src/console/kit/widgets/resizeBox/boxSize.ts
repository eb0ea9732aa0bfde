/** A width and height in pixels. */
export interface BoxSize {
  width: number
  height: number
}

/** The wanted size, but not smaller than the least one. */
export function limitedSize(wanted: BoxSize, least: BoxSize): BoxSize {
  return { width: Math.max(wanted.width, least.width), height: Math.max(wanted.height, least.height) }
}

const steps: ReadonlyMap<string, BoxSize> = new Map([
  ['ArrowRight', { width: 10, height: 0 }],
  ['ArrowLeft', { width: -10, height: 0 }],
  ['ArrowDown', { width: 0, height: 10 }],
  ['ArrowUp', { width: 0, height: -10 }],
])

/** The change of size that a key makes: 10 pixels, or 1 with Shift. */
export function resizeStepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): BoxSize | undefined {
  const step = steps.get(key)
  return step && shiftKey ? { width: step.width / 10, height: step.height / 10 } : step
}
