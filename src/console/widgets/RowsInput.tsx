import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ComponentType } from 'react'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { InputFrame } from './InputFrame.tsx'
import type { InputProps, RowColumn } from './InputProps.ts'
import { isObject, listOf } from './readValue.ts'

interface RowsInputProps extends InputProps {
  /** Draws one cell's input; the form knows all inputs by name. */
  Cell: ComponentType<InputProps & { widget: string }>
  words: { add: string; remove: string; actions: string }
}

/** An editable table: one row per item, one input per cell. */
export function RowsInput(props: RowsInputProps) {
  const rows = listOf(props.value)
  const columns = props.options?.columns ?? []
  const change = (next: readonly Json[]) => props.onChange([...next])
  return (
    <InputFrame {...props}>
      <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Table
          size="small"
          aria-labelledby={`${props.id}-label`}
          sx={{ minWidth: 160 + columns.length * 160 }}
        >
          <RowsHead columns={columns} actions={props.words.actions} />
          <TableBody>
            {rows.map((row, index) => (
              <Row
                key={index}
                {...props}
                index={index}
                row={isObject(row) ? row : {}}
                onRow={(next) => change(rows.map((each, at) => (at === index ? next : each)))}
                onRemove={() => change(rows.filter((_each, at) => at !== index))}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button
        id={props.id}
        size="small"
        startIcon={<Add />}
        disabled={props.disabled ?? false}
        onClick={() => change([...rows, newRow(columns)])}
        sx={{ alignSelf: 'flex-start', mt: 1 }}
      >
        {props.words.add}
      </Button>
    </InputFrame>
  )
}

function RowsHead({ columns, actions }: { columns: readonly RowColumn[]; actions: string }) {
  return (
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <TableCell key={column.name}>
            {column.label}
            {column.required && <span aria-hidden> *</span>}
          </TableCell>
        ))}
        <TableCell align="right" sx={{ width: 64 }}>
          {actions}
        </TableCell>
      </TableRow>
    </TableHead>
  )
}

interface RowProps extends RowsInputProps {
  index: number
  row: JsonObject
  onRow: (row: JsonObject) => void
  onRemove: () => void
}

function Row({ Cell, words, index, row, onRow, onRemove, ...props }: RowProps) {
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      {props.options?.columns?.map((column) => (
        <TableCell key={column.name}>
          <Cell
            id={`${props.id}_${index}_${column.name}`}
            widget={column.widget}
            label={`${column.label} ${index + 1}`}
            bare
            value={row[column.name]}
            disabled={props.disabled ?? false}
            error={props.errorsInside?.[`/${index}/${column.name}`]}
            {...(column.options && { options: column.options })}
            onChange={(value) => onRow(withValue(row, column.name, value))}
          />
        </TableCell>
      ))}
      <TableCell align="right">
        <IconButton
          size="small"
          aria-label={`${words.remove} ${index + 1}`}
          disabled={props.disabled ?? false}
          onClick={onRemove}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  )
}

function newRow(columns: readonly RowColumn[]): JsonObject {
  return Object.fromEntries(
    columns.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])),
  )
}

function withValue(row: JsonObject, name: string, value: Json | undefined): JsonObject {
  const { [name]: _old, ...rest } = row
  return value === undefined ? rest : { ...rest, [name]: value }
}
