import MenuItem from '@mui/material/MenuItem'
import type { Language } from '#shared/contracts/Text.ts'
import { chooseLanguage, languageChoices } from '../../../kit/config/language.ts'

/** The languages as bare menu items, which MUI's menus look for, each under its own name; a choice reloads the page. */
export function languageItems(present: Language, onClose: () => void) {
  return languageChoices.map(({ code, language, name, tag }) => (
    <MenuItem
      key={code}
      lang={tag}
      translate="no"
      selected={language === present}
      onClick={() => {
        onClose()
        if (language !== present) chooseLanguage(code)
      }}
    >
      {name}
    </MenuItem>
  ))
}
