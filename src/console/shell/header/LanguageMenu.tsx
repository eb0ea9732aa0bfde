import TranslateIcon from '@mui/icons-material/Translate'
import { MenuButton } from '../../kit/page/MenuButton.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const LanguageList = lazy(async () => ({ default: (await import('./LanguageList.tsx')).LanguageList }))

/** The language menu. Phones have it in the user menu, because the page's title needs the room. */
export function LanguageMenu() {
  return (
    <MenuButton label="shell.language" Icon={TranslateIcon} size="medium" sx={notOnPhones}>
      {(menu) => <LanguageList {...menu} />}
    </MenuButton>
  )
}

const notOnPhones = { display: { xs: 'none', sm: 'inline-flex' } } as const
