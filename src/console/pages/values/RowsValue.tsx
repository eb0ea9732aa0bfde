import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Json } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../resources/useEntityWords.ts'
import { isObject } from '../../widgets/readValue.ts'
import { displayText } from './displayText.ts'
import { useValueWords } from './useValueWords.ts'

interface RowsValueProps {
  resource: Resource
  field: Field
  rows: readonly Json[]
}

/** Rows inside a record as a small table. */
export function RowsValue({ resource, field, rows }: RowsValueProps) {
  const words = useEntityWords(resource)
  const values = useValueWords(resource)
  const columns = field.fields ?? []
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ source }) => (
              <TableCell key={source}>{words.label(`${field.source}.${source}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {columns.map((column) => (
                <TableCell key={column.source}>{isObject(row) && displayText(column, row, values)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
