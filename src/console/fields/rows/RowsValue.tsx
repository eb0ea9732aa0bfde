import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { isShown } from '#shared/contracts/isShown.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { RowLink } from './RowLink.tsx'
import { isObject } from '../../kit/text/readValue.ts'

interface RowsValueProps {
  resource: Resource
  fields: readonly Field[]
  /** The way to the rows, with dots, as their words are known by. */
  source: string
  rows: readonly Json[]
  draw: (field: Field, row: JsonObject) => ReactNode
  /** The entity whose records the rows are, where they are. */
  entity: string | undefined
}

/** Rows inside a record as a small table. */
export function RowsValue({ resource, fields, source, rows, draw, entity }: RowsValueProps) {
  const words = useEntityWords(resource)
  const columns = fields.filter(({ rule }) => !rule)
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.source} align={alignOf(column)}>
                {words.label(`${source}.${column.source}`)}
              </TableCell>
            ))}
            {entity !== undefined && <TableCell />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {columns.map((column) => (
                <TableCell key={column.source} align={alignOf(column)}>
                  {isObject(row) && isShown(column, row) && draw(column, row)}
                </TableCell>
              ))}
              {entity !== undefined && (
                <TableCell align="right" sx={{ py: 0 }}>
                  <RowLink entity={entity} id={isObject(row) ? row['id'] : undefined} index={index} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Figures stand below each other by their last digit. */
function alignOf({ type }: Field): 'right' | 'left' {
  return factsOf(type).numeric ? 'right' : 'left'
}
