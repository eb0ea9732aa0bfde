import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Portal from '@mui/material/Portal'
import { useEffect, useMemo, useState } from 'react'
import { words as fill } from '#shared/messages/words.ts'
import { useSchemaForm } from '../../../fields/form/useSchemaForm.ts'
import { lazy } from '../../../kit/page/lazy.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useOwnParts } from '../../parts/OwnPartsContext.ts'
import type { RowsProps } from '../rows/RowsProps.ts'
import { cellAt } from './cellAt.ts'
import type { Cell } from './cellAt.ts'
import { editableFields, isEditable } from './editableFields.ts'
import { useCellEditWords } from './useCellEditWords.ts'

// It comes with all inputs that there are.
const CellPopover = lazy(async () => ({ default: (await import('./CellPopover.tsx')).CellPopover }))

/** What it watches, and the rows in it. */
export interface CellEditingProps extends RowsProps {
  /** What holds the table, and stays when that is drawn again. */
  place: HTMLElement
  /** Where the mouse was when this was loaded. */
  first: EventTarget | null
}

/** A button at the cell below the mouse, which changes its value where the caller may. */
export function CellEditing({ place, first, ...props }: CellEditingProps) {
  const { resource, rows, columns, selectable, allowedFor } = props
  const words = useCellEditWords()
  const { label } = useEntityWords(resource)
  const { cells } = useOwnParts(resource.entity)
  const { data: form } = useSchemaForm(resource)
  const editable = useMemo(() => form && editableFields(resource, form), [resource, form])
  const [below, setBelow] = useState<EventTarget | null>(first)
  const [open, setOpen] = useState<Cell>()
  useEffect(() => {
    const end = watch(place, setBelow)
    return () => {
      end()
      setBelow(null)
    }
  }, [place])
  const cell = cellAt(below, { rows, columns, selectable })
  const isOffered =
    cell !== undefined &&
    editable?.has(cell.column.field.source) &&
    cells?.[cell.column.source] === undefined &&
    allowedFor(cell.record).edit &&
    isEditable(resource, cell.column.field, cell.record)
  return (
    <>
      {cell && isOffered && !open && (
        <Portal>
          <IconButton
            size="small"
            // With the keys the form is opened, as it is from the row.
            tabIndex={-1}
            data-cell-edit
            aria-label={fill(words.edit, { property: label(cell.column.field.source) })}
            sx={buttonStyle}
            style={placeIn(cell.element)}
            onClick={() => setOpen(cell)}
          >
            <EditOutlined sx={{ fontSize: '0.875rem' }} />
          </IconButton>
        </Portal>
      )}
      {open && form && (
        <Overlay onClose={() => setOpen(undefined)}>
          <CellPopover resource={resource} form={form} cell={open} onClose={() => setOpen(undefined)} />
        </Overlay>
      )}
    </>
  )
}

/** Tells what the mouse is over, and null once it has left the table, or the table has moved. */
function watch(place: HTMLElement, tell: (target: EventTarget | null) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  place.addEventListener(
    'pointerover',
    ({ pointerType, target }) => pointerType === 'mouse' && tell(target),
    {
      signal,
    },
  )
  place.addEventListener(
    'pointerleave',
    ({ relatedTarget: to }) => {
      if (!(to instanceof Element && to.closest('[data-cell-edit]'))) tell(null)
    },
    { signal },
  )
  document.addEventListener('scroll', () => tell(null), { signal, capture: true, passive: true })
  return () => ending.abort()
}

// No wider than the space behind figures.
const size = 22

/** At the end of the cell, and not below the actions that stay in sight. */
function placeIn(element: HTMLElement): { left: number; top: number } {
  const { right, top, height } = element.getBoundingClientRect()
  const actions = element.parentElement?.lastElementChild?.getBoundingClientRect().left ?? right
  return { left: Math.min(right, actions) - size - 1, top: top + (height - size) / 2 }
}

const buttonStyle = {
  position: 'fixed',
  zIndex: 'speedDial',
  width: size,
  height: size,
  p: 0,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover', backgroundImage: 'linear-gradient(var(--surface), var(--surface))' },
} as const
