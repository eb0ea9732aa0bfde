import type { FilterInput } from './filterInputs.ts'

/** The inputs in an order that fills the rows of the grid: if a cell would stay empty before a range, the range moves forward. */
export function packInputs(inputs: readonly FilterInput[], cells: number): FilterInput[] {
  const rest = [...inputs]
  const result: FilterInput[] = []
  while (rest.length > 0) {
    const row = takeRow(rest, cells)
    result.push(...row)
    for (const input of row) rest.splice(rest.indexOf(input), 1)
  }
  return result
}

function takeRow(rest: readonly FilterInput[], cells: number): FilterInput[] {
  const row: FilterInput[] = []
  let left = cells
  for (const input of rest) {
    const width = Math.min(input.width, cells)
    if (width > left) continue
    row.push(input)
    left -= width
  }
  const range = rest.find((input) => input.width === 2 && !row.includes(input))
  const single = row.findLast(({ width }) => width === 1)
  if (left !== 1 || !range || !single) return row
  return [...row.filter((input) => input !== single), range]
}
