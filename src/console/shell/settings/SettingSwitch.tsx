import { useId } from 'react'
import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'

interface SettingSwitchProps {
  label: string
  checked: boolean
  /** The effect of the setting, or the reason why it has none at present. */
  hint?: string | undefined
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A setting that is on or off. */
export function SettingSwitch({ label, checked, hint, disabled = false, onChange }: SettingSwitchProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="label"
          htmlFor={id}
          variant="body2"
          color={disabled ? 'text.secondary' : undefined}
        >
          {label}
        </Typography>
        {hint && (
          <Typography id={`${id}-hint`} variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {hint}
          </Typography>
        )}
      </Box>
      <Switch
        size="small"
        checked={checked}
        disabled={disabled}
        onChange={(_, on) => onChange(on)}
        slotProps={{ input: { id, role: 'switch', ...(hint && { 'aria-describedby': `${id}-hint` }) } }}
      />
    </Box>
  )
}
