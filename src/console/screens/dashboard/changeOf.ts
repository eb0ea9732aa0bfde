/** How much a figure has changed as a part of the former one; undefined where that was nothing, or less. */
export function changeOf(figure: number, former: number): number | undefined {
  return former > 0 ? (figure - former) / former : undefined
}
