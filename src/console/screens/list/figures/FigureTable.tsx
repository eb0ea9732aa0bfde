import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useListFilterContext } from 'react-admin'
import type { Figures } from '#shared/contracts/Figures.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useGroupLabel } from '../../../session/entities/useGroupLabel.ts'
import { useResources } from '../../../session/entities/useResources.ts'
import { groupFilter } from '../filters/groupFilter.ts'
import { measureText } from './FigureChoices.tsx'
import { figureTextOf } from './figureTextOf.ts'
import type { FiguresRequest } from './figuresQuery.ts'
import { useFigureWords } from './useFigureWords.ts'
import { useGroupText } from './useGroupText.ts'

interface FigureTableProps {
  resource: Resource
  request: FiguresRequest
  figures: Figures
  onClose: () => void
}

/** The figures as a table; a group that the list can be filtered by links to its records. */
export function FigureTable({ resource, request, figures, onClose }: FigureTableProps) {
  const words = useFigureWords()
  const { label } = useEntityWords(resource)
  const textOf = useGroupText(resource, request)
  const { filterValues, displayedFilters, setFilters } = useListFilterContext()
  const groupLabel = useGroupLabel(resource)
  const filter = groupFilter(resource, request.group, useResources())
  const show = (name: string, value: unknown) => {
    // The group is a single node below the one that the former filter names, and replaces that filter.
    const { [`${name}_within`]: _nodes, ...others } = filterValues
    setFilters({ ...others, [name]: value }, displayedFilters)
    onClose()
  }
  const figureText = figureTextOf(resource, request.measure)
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{groupLabel(request.group)}</TableCell>
          <TableCell align="right">{measureText(request.measure, words, label)}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {figures.groups.map((group) => {
          const value = group.values[request.group] ?? null
          const text = textOf(group)
          return (
            <TableRow key={String(value)} hover>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {filter !== undefined && value !== null ? (
                  <Link
                    component="button"
                    title={fillPlaceholders(words.show, { value: text })}
                    onClick={() => show(filter, value)}
                  >
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </TableCell>
              <TableCell align="right">{figureText(group.figures[request.measure] ?? null)}</TableCell>
            </TableRow>
          )
        })}
      </TableBody>
      <TableFooter sx={{ '& > tr > *': { color: 'text.primary', fontWeight: 600 } }}>
        <TableRow>
          <TableCell component="th" scope="row">
            {words.whole}
          </TableCell>
          <TableCell align="right">{figureText(figures.whole[request.measure] ?? null)}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  )
}
