import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import TranslateIcon from '@mui/icons-material/Translate'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { chooseLanguage, languageChoices } from '../config/language.ts'

/** Offers the languages, each under its own name; a choice loads the page anew. */
export function LanguageMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const words = useTranslate()('shell.language')
  const locale = useLocale()
  return (
    <>
      <Tooltip title={words}>
        <IconButton
          aria-label={words}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <TranslateIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {languageChoices.map(({ code, language, name, tag }) => (
          <MenuItem
            key={code}
            lang={tag}
            translate="no"
            selected={language === locale}
            onClick={() => (language === locale ? setAnchor(null) : chooseLanguage(code))}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
