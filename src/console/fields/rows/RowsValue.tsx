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
import type { CellForm } from '#shared/fields/FieldFacts.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { DrawingPlace } from '../FieldView.ts'
import { RowBlocks } from './RowBlocks.tsx'
import { RowLink } from './RowLink.tsx'

/** The props that both ways of showing rows share. */
export interface RowsValueProps {
  resource: Resource
  fields: readonly Field[]
  /** The path to the rows, with dots: the key of their words. */
  source: string
  rows: readonly Json[]
  draw: (field: Field, row: JsonObject, place: DrawingPlace['place']) => ReactNode
}

/** The entity of the rows, if they are records of their own. */
type OfEntity = { entity: string | undefined }

/** Rows inside a record: as a small table, or one below the other if a cell could only count the lists inside a row. */
export function RowsValue({ entity, ...props }: RowsValueProps & OfEntity) {
  const fields = props.fields.filter(({ rule }) => !rule)
  // Rows that are records of another entity have pages of their own.
  const needsRoom = entity === undefined && fields.some(({ type }) => factsOf(type).wide)
  return needsRoom ? (
    <RowBlocks {...props} fields={fields} />
  ) : (
    <RowsTable {...props} entity={entity} fields={fields} />
  )
}

function RowsTable({ resource, fields: columns, source, rows, draw, entity }: RowsValueProps & OfEntity) {
  const words = useEntityWords(resource)
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={words.label(source)}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" data-whole>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.source} align={alignOf(column)}>
                {words.label(`${source}.${column.source}`)}
              </TableCell>
            ))}
            {entity !== undefined && <TableCell component="td" />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {columns.map((column) => (
                <TableCell key={column.source} align={alignOf(column)}>
                  {isJsonObject(row) && isShown(column, row) && draw(column, row, placeOf(column))}
                </TableCell>
              ))}
              {entity !== undefined && (
                <TableCell align="right" sx={{ py: 0 }}>
                  <RowLink entity={entity} id={isJsonObject(row) ? row['id'] : undefined} index={index} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Draws several values as on a page, because a list would leave some out. */
function placeOf({ type }: Field): DrawingPlace['place'] {
  return several.has(factsOf(type).cell) ? 'detail' : 'list'
}

const several: ReadonlySet<CellForm> = new Set(['choices', 'texts', 'numbers'])

/** Aligns figures to the right, so that their last digits are below each other. */
function alignOf({ type }: Field): 'right' | 'left' {
  return factsOf(type).numeric ? 'right' : 'left'
}
