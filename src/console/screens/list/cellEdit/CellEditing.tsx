import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Portal from '@mui/material/Portal'
import { useEffect, useMemo, useState } from 'react'
import { fillPlaceholders } from '#shared/messages/words.ts'
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

// Loaded on demand, because it imports all inputs.
const CellPopover = lazy(async () => ({ default: (await import('./CellPopover.tsx')).CellPopover }))

/** The element to watch, and the rows in it. */
export interface CellEditingProps extends RowsProps {
  /** The element around the table, which stays when the table is rendered again. */
  place: HTMLElement
  /** The element under the mouse when this module was loaded. */
  first: EventTarget | null
}

/** A button at the cell under the mouse that edits its value, where the user may. */
export function CellEditing({ place, first, ...props }: CellEditingProps) {
  const { resource, rows, columns, selectable, allowedFor } = props
  const words = useCellEditWords()
  const { label } = useEntityWords(resource)
  const { cells } = useOwnParts(resource.entity)
  const { data: form } = useSchemaForm(resource)
  const editable = useMemo(() => form && editableFields(resource, form), [resource, form])
  const [hovered, setHovered] = useState<EventTarget | null>(first)
  const [open, setOpen] = useState<Cell>()
  useEffect(() => {
    const end = watch(place, setHovered)
    return () => {
      end()
      setHovered(null)
    }
  }, [place])
  const cell = cellAt(hovered, { rows, columns, selectable })
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
            // Not reachable by Tab; keyboard users open the form by a link in the row.
            tabIndex={-1}
            data-cell-edit
            aria-label={fillPlaceholders(words.edit, { property: label(cell.column.field.source) })}
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

/** Reports the element under the mouse, and null once the mouse has left the table or the table has moved. */
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

// The size in pixels, no wider than the space after figures.
const size = 22

/** At the end of the cell, but not below the actions, which stay in sight. */
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
