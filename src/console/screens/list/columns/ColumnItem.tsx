import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import type { MenuItemProps } from '@mui/material/MenuItem'
import { useSortable } from '@dnd-kit/sortable'
import type { SyntheticEvent } from 'react'

interface ColumnItemProps extends MenuItemProps {
  source: string
  label: string
  /** The tooltip of the drag handle. */
  handle: string
  isOn: boolean
}

/** A column in the menu: a check mark if it is shown, and a drag handle. All other props come from the menu. */
export function ColumnItem({ source, label, handle, isOn, ...item }: ColumnItemProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: source })
  return (
    <MenuItem
      {...item}
      ref={setNodeRef}
      dense
      role="menuitemcheckbox"
      aria-checked={isOn}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      sx={{ zIndex: isDragging ? 1 : undefined, pr: 1, ...(isDragging && draggedStyle) }}
    >
      <ListItemIcon>
        {isOn ? <CheckBox color="primary" fontSize="small" /> : <CheckBoxOutlineBlank fontSize="small" />}
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
      <Box
        {...listeners}
        component="span"
        data-tip={handle}
        sx={handleStyle}
        // A press on the handle must neither toggle the column nor look like it.
        onMouseDown={stop}
        onTouchStart={stop}
        onClick={stop}
      >
        <DragIndicator fontSize="small" aria-hidden />
      </Box>
    </MenuItem>
  )
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}

const draggedStyle = { bgcolor: 'background.paper', boxShadow: 4 } as const

/** The handle also works in a disabled item, that of the only column shown. A finger on it does not scroll the menu. */
const handleStyle = {
  display: 'inline-flex',
  ml: 3,
  p: 0.5,
  color: 'text.disabled',
  cursor: 'grab',
  pointerEvents: 'auto',
  touchAction: 'none',
} as const
