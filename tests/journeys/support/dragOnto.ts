import type { Locator } from 'playwright-core'

/** Drags an element onto a place in another one. The mouse moves twice over it: after one move a browser may not have told the page yet. */
export async function dragOnto(
  element: Locator,
  target: Locator,
  position: { x: number; y: number },
): Promise<void> {
  const { mouse } = element.page()
  await element.hover()
  await mouse.down()
  await target.hover({ position: { ...position, x: position.x + 1 } })
  await target.hover({ position })
  await mouse.up()
}
