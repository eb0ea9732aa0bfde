import type { Count, Tally } from './compare.ts'

/** The tally as a table of keywords and layers. */
export function tableOf({ keywords }: Tally): string {
  const rows = [...keywords].sort(([one], [other]) => rank(one).localeCompare(rank(other)))
  const layers = [...new Set(rows.flatMap(([, { layers }]) => [...layers.keys()]))]
  const lines = rows.map(([keyword, row]) => [
    keyword,
    String(row.values),
    ...layers.map((layer) => cellOf(row.layers.get(layer))),
  ])
  return aligned([['keyword', 'values', ...layers], ...lines])
}

// Puts keywords inside json after those of the properties themselves.
function rank(keyword: string): string {
  return `${keyword.endsWith(' in json') ? 1 : 0}${keyword}`
}

function cellOf(count: Count | undefined): string {
  const { agreed, unstated, differed } = count ?? { agreed: 0, unstated: 0, differed: 0 }
  const notes = [
    ...(unstated > 0 ? [`${unstated} not stated`] : []),
    ...(differed > 0 ? [`${differed} DIFFER`] : []),
  ]
  return notes.length > 0 ? `${agreed} (${notes.join(', ')})` : String(agreed)
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
