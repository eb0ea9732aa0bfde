import type { ChartData } from './ChartData.ts'

interface ChartTableProps {
  label: string
  data: ChartData
  categoryLabel: string
}

/**
 * The figures of a chart as a table, for people who cannot see the chart. Two categories, or two series, may have the same name,
 * as two users do.
 */
export function ChartTable({ label, data: { categories, series }, categoryLabel }: ChartTableProps) {
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{categoryLabel}</th>
          {series.map(({ name }, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, row) => (
          <tr key={row}>
            <th scope="row">{category}</th>
            {series.map(({ values }, column) => (
              <td key={column}>{values[row] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
