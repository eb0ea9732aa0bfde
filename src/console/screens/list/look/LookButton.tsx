import IconButton from '@mui/material/IconButton'
import type { SvgIconComponent } from '@mui/icons-material'
import { useTranslate } from 'react-admin'
import type { Look } from './listLook.ts'

interface LookButtonProps {
  /** The look that the button switches to from the table. */
  to: Exclude<Look, 'table'>
  look: Look
  Icon: SvgIconComponent
  onChange: (look: Look) => void
}

/** A button that switches a list to a board or a calendar, and back. */
export function LookButton({ to, look, Icon, onChange }: LookButtonProps) {
  const label = useTranslate()(`screens.action.${to}`)
  const isOn = look === to
  return (
    <IconButton
      size="small"
      color={isOn ? 'primary' : 'default'}
      aria-label={label}
      aria-pressed={isOn}
      data-tip={label}
      onClick={() => onChange(isOn ? 'table' : to)}
    >
      <Icon fontSize="small" />
    </IconButton>
  )
}
