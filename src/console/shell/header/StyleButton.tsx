import { useTranslate } from 'react-admin'
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined'
import LightModeIcon from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useStyle } from '../../kit/theme/useStyle.ts'

/** Switches between light and dark; on phones, where the page's title needs the room, the settings do. */
export function StyleButton() {
  const [style, toggle] = useStyle()
  const words = useTranslate()(style === 'light' ? 'shell.toDark' : 'shell.toLight')
  return (
    <Tooltip title={words}>
      <IconButton aria-label={words} onClick={toggle} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        {style === 'light' ? <DarkModeIcon fontSize="small" /> : <LightModeIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
