import MenuItem from '@mui/material/MenuItem'
import type { Language } from '#shared/contracts/Text.ts'
import { chooseLanguage, languageChoices } from '../../../kit/config/language.ts'

/** The languages for a menu, each under its own name; a choice reloads the page. Bare elements, since menus look for those. */
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
