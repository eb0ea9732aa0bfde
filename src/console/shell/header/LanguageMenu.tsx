import TranslateIcon from '@mui/icons-material/Translate'
import { MenuButton } from '../../kit/page/MenuButton.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const LanguageList = lazy(async () => ({ default: (await import('./LanguageList.tsx')).LanguageList }))

/** Offers the languages; on phones, where the page's title needs the room, the user's menu does. */
export function LanguageMenu() {
  return (
    <MenuButton label="shell.language" Icon={TranslateIcon} size="medium" sx={notOnPhones}>
      {(menu) => <LanguageList {...menu} />}
    </MenuButton>
  )
}

const notOnPhones = { display: { xs: 'none', sm: 'inline-flex' } } as const
