import { useState } from 'react'
import { useTranslate } from 'react-admin'
import TranslateIcon from '@mui/icons-material/Translate'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import Tooltip from '@mui/material/Tooltip'
import { currentLanguage } from '../../kit/config/language.ts'
import { languageItems } from './user/languageItems.tsx'

/** Offers the languages; on phones, where the page's title needs the room, the user's menu does. */
export function LanguageMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const words = useTranslate()('shell.language')
  return (
    <>
      <Tooltip title={words}>
        <IconButton
          aria-label={words}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <TranslateIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {languageItems(currentLanguage(), () => setAnchor(null))}
      </Menu>
    </>
  )
}
