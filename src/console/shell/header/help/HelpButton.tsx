import { useTranslate } from 'react-admin'
import HelpIcon from '@mui/icons-material/HelpOutlined'
import IconButton from '@mui/material/IconButton'

/** Opens the help; on narrow screens, the page search leads there. */
export function HelpButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const label = useTranslate()('header.help.open')
  return (
    <IconButton
      aria-label={label}
      data-tip={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      sx={{ display: { xs: 'none', md: 'inline-flex' } }}
    >
      <HelpIcon fontSize="small" />
    </IconButton>
  )
}
