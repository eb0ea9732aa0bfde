import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'

interface BoardButtonProps {
  isBoard: boolean
  onChange: (isBoard: boolean) => void
}

/** Turns a list into a board and back. */
export function BoardButton({ isBoard, onChange }: BoardButtonProps) {
  const label = useTranslate()('screens.action.board')
  return (
    <IconButton
      size="small"
      color={isBoard ? 'primary' : 'default'}
      aria-label={label}
      aria-pressed={isBoard}
      data-tip={label}
      onClick={() => onChange(!isBoard)}
    >
      <ViewKanbanOutlined fontSize="small" />
    </IconButton>
  )
}
