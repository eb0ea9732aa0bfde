import type { ChartData } from './ChartData.ts'

interface ChartTableProps {
  label: string
  data: ChartData
  categoryLabel: string
}

/** The figures of a chart as a table, for people who cannot see the chart. */
export function ChartTable({ label, data: { categories, series }, categoryLabel }: ChartTableProps) {
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{categoryLabel}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{values[index] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
