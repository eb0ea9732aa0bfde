import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useListFilterContext } from 'react-admin'
import type { Figures } from '#shared/contracts/Figures.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { words as fill } from '#shared/messages/words.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { measureText } from './FigureChoices.tsx'
import { figureTextOf } from './figureTextOf.ts'
import type { AskedFigures } from './figuresQuery.ts'
import { useFigureWords } from './useFigureWords.ts'
import { useGroupText } from './useGroupText.ts'

interface FigureTableProps {
  resource: Resource
  field: Field
  asked: AskedFigures
  figures: Figures
  onClose: () => void
}

/** The figures as a table; a group by which the list can be filtered leads to its records. */
export function FigureTable({ resource, field, asked, figures, onClose }: FigureTableProps) {
  const words = useFigureWords()
  const { label } = useEntityWords(resource)
  const textOf = useGroupText(resource, asked)
  const { filterValues, displayedFilters, setFilters } = useListFilterContext()
  const isFilter = resource.filters.some(({ source, as }) => source === field.source && as === 'match')
  const show = (value: unknown) => {
    setFilters({ ...filterValues, [field.source]: value }, displayedFilters)
    onClose()
  }
  const figureText = figureTextOf(resource, asked.measure)
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{label(field.source)}</TableCell>
          <TableCell align="right">{measureText(asked.measure, words, label)}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {figures.groups.map((group) => {
          const value = group.values[field.source] ?? null
          const text = textOf(group)
          return (
            <TableRow key={String(value)} hover>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {isFilter && value !== null ? (
                  <Link
                    component="button"
                    title={fill(words.show, { value: text })}
                    onClick={() => show(value)}
                  >
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </TableCell>
              <TableCell align="right">{figureText(group.figures[asked.measure] ?? null)}</TableCell>
            </TableRow>
          )
        })}
      </TableBody>
      <TableFooter sx={{ '& > tr > *': { border: 0, color: 'text.primary', fontWeight: 600 } }}>
        <TableRow>
          <TableCell component="th" scope="row">
            {words.whole}
          </TableCell>
          <TableCell align="right">{figureText(figures.whole[asked.measure] ?? null)}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  )
}
