import Menu from '@mui/material/Menu'
import { currentLanguage } from '../../kit/config/language.ts'
import { languageItems } from './user/languageItems.tsx'

interface LanguageListProps {
  anchor: HTMLElement | null
  onClose: () => void
}

/** The list of languages, each under its own name. */
export function LanguageList({ anchor, onClose }: LanguageListProps) {
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {languageItems(currentLanguage(), onClose)}
    </Menu>
  )
}
