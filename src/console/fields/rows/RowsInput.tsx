import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEventCallback } from '@mui/material/utils'
import { Suspense, useState } from 'react'
import type { ClipboardEvent } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import { defaultsOf } from '../../kit/text/defaultsOf.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { useFocusInNewRow } from '../../kit/inputs/useFocusInNewRow.ts'
import { useFocusAfterRemoval } from '../../kit/inputs/useFocusAfterRemoval.ts'
import type { Cell } from '../object/PartInput.tsx'
import { filledRows } from './filledRows.ts'
import type { SkippedCell } from './filledRows.ts'
import { RowCards } from './RowCards.tsx'
import { RowTable } from './RowTable.tsx'
import { isClosed } from './RowsProps.ts'
import type { RowsInputWords, RowsProps } from './RowsProps.ts'
import { moved, useRowKeys } from './useRowKeys.ts'

const SkippedCells = lazy(async () => ({ default: (await import('./SkippedCells.tsx')).SkippedCells }))

interface RowsInputProps extends InputProps {
  Cell: Cell
  /** The actions that rows allow; rows that are records of another entity are stored if they have an id. */
  may?: RowsProps['may']
  computed?: RowsProps['computed']
  lockOf?: RowsProps['lockOf']
  /** Adds the values to a row that the server fills in where none are given. */
  shownOf?: (row: JsonObject) => JsonObject
  words: RowsInputWords
}

/**
 * A list of objects, which can be added, removed and moved: a table that scrolls sideways, or cards where there is little room.
 */
export function RowsInput({
  Cell,
  words,
  may = everything,
  computed = [],
  lockOf,
  shownOf = itself,
  ...props
}: RowsInputProps) {
  const { id, label, disabled = false, options = {} } = props
  const { inner = [], alternatives, maxItems = Infinity } = options
  const rows = listOf(props.value).map((row) => objectOf(row))
  const keys = useRowKeys(rows.length)
  const keepFocus = useFocusAfterRemoval(id)
  const focusNext = useFocusInNewRow(id, rows.length)
  const [skipped, setSkipped] = useState<readonly SkippedCell[]>([])
  const narrow = useMediaQuery('(max-width:899px)')
  const remove = useEventCallback((index: number) => {
    keepFocus()
    keys.remove(index)
    props.onChange(rows.filter((_row, at) => at !== index))
  })
  const add = () => {
    focusNext()
    props.onChange([...rows, defaultsOf(inner)])
  }
  const move = useEventCallback((index: number, to: number) => {
    keepFocus()
    keys.move(index, to)
    props.onChange(moved(rows, index, to))
  })
  const shared: RowsProps = {
    Cell,
    words,
    id,
    label,
    disabled,
    may,
    lockOf,
    entity: options.children?.entity,
    list: options.children?.list ?? options.limitedIn,
    parts: inner,
    alternatives,
    computed,
    errors: props.errorsInside,
    rows: rows.map((row, index) => ({ row, shown: shownOf(row), key: keys.of(index) })),
    onRow: (index, next) => props.onChange(rows.map((row, at) => (at === index ? next : row))),
    onRemove: remove,
    onMove: move,
  }
  const fill = (text: string, at: Place) => {
    const most = may.add ? Math.max(maxItems, rows.length) : rows.length
    const isFixed = (row: JsonObject, part?: string) => isClosed(shared, row, part)
    const filled = filledRows({ text, rows, parts: inner, at, most, isClosed: isFixed })
    props.onChange(filled.rows)
    setSkipped(filled.skipped)
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const at = cellOf(event.target, id)
    if (event.defaultPrevented || !at || alternatives || !isOfSeveral(text)) return
    event.preventDefault()
    fill(text, at)
  }
  const isTable = !narrow && !alternatives && !inner.some(({ wide }) => wide)
  const Rows = isTable ? RowTable : RowCards
  return (
    <InputFrame {...props} error={props.error ?? errorOfRow(props.errorsInside)}>
      {rows.length > 0 ? (
        <Box onPaste={paste} sx={{ display: 'contents' }}>
          <Rows {...shared} />
        </Box>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {words.noRows}
        </Typography>
      )}
      {skipped.length > 0 && (
        <Suspense fallback={null}>
          <SkippedCells cells={skipped} onClose={() => setSkipped([])} />
        </Suspense>
      )}
      <Button
        id={id}
        size="small"
        startIcon={<Add />}
        aria-label={`${words.add} ${label}`}
        disabled={disabled || !may.add || rows.length >= maxItems}
        onClick={add}
        sx={{ alignSelf: 'flex-start', mt: 1 }}
      >
        {words.add}
      </Button>
    </InputFrame>
  )
}

/** A cell: the row's index and the name of its part. */
interface Place {
  index: number
  name: string
}

/** The cell that an input belongs to, found by the input's id. */
function cellOf(target: EventTarget, id: string): Place | undefined {
  if (!(target instanceof HTMLInputElement) || !target.id.startsWith(`${id}_`)) return undefined
  const [, index, name] = /^(\d+)_(.+)$/su.exec(target.id.slice(id.length + 1)) ?? []
  return index === undefined || name === undefined ? undefined : { index: Number(index), name }
}

/** Whether a text was copied from several cells of a spreadsheet. */
function isOfSeveral(text: string): boolean {
  return /[\t\n]/u.test(text.replace(/\r?\n$/u, ''))
}

/** The first complaint about a row as a whole, which no cell shows. */
function errorOfRow(errors: InputProps['errorsInside'] = {}): string | undefined {
  return Object.entries(errors).find(([path]) => /^\/\d+$/u.test(path))?.[1]
}

const itself = (row: JsonObject) => row

const everything = { add: true, change: true, remove: true, move: true } as const
