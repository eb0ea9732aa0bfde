import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ComponentType } from 'react'

interface RichTextToolProps {
  label: string
  Icon: ComponentType<{ fontSize: 'small' }>
  isActive: boolean
  disabled: boolean
  /** Whether the button opens a dialog. */
  asks?: boolean
  onClick: () => void
}

/** A button of the editor's toolbar. */
export function RichTextTool({ label, Icon, isActive, disabled, asks = false, onClick }: RichTextToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-pressed={isActive}
          aria-haspopup={asks ? 'dialog' : undefined}
          color={isActive ? 'primary' : 'default'}
          disabled={disabled}
          onClick={onClick}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}
