/** The change of a figure as a share of its former value; undefined if that was zero or less. */
export function changeOf(figure: number, former: number): number | undefined {
  return former > 0 ? (figure - former) / former : undefined
}
