import { useTranslate } from 'react-admin'
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined'
import LightModeIcon from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import { useStyle } from '../../kit/theme/useStyle.ts'

/** Switches between light and dark. Phones have it in the settings, because the page's title needs the room. */
export function StyleButton() {
  const [style, toggle] = useStyle()
  const words = useTranslate()(style === 'light' ? 'shell.toDark' : 'shell.toLight')
  return (
    <IconButton
      aria-label={words}
      data-tip={words}
      onClick={toggle}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {style === 'light' ? <DarkModeIcon fontSize="small" /> : <LightModeIcon fontSize="small" />}
    </IconButton>
  )
}
