import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import { useAccess } from '../../session/access/AccessContext.ts'
import { isPage, leafPages, shownMenus } from '../../session/menus/MenuItem.ts'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { Greeting } from './Greeting.tsx'
import { HomeSection } from './HomeSection.tsx'
import { PendingWork } from './PendingWork.tsx'
import { Shortcut } from './Shortcut.tsx'
import { cardsStyle, columnsStyle } from './homeStyle.ts'

// Lies beside or below everything else, so nothing waits for it.
const OwnActivity = lazy(async () => ({ default: (await import('./OwnActivity.tsx')).OwnActivity }))

/** The first page: a greeting, pending work, a shortcut to every page that the user may open, and the user's latest changes. */
export function HomePage() {
  const translate = useTranslate()
  const nameOf = useMenuName()
  const menus = shownMenus(useAccess().menus)
  return (
    <>
      <PageTitle title="shell.home" />
      <Greeting hint={translate(menus.length > 0 ? 'shell.welcome.hint' : 'shell.welcome.nothing')} />
      <Box sx={columnsStyle}>
        <Box sx={{ minWidth: 0 }}>
          <PendingWork />
          {menus
            .filter((item) => leafPages([item]).length > 0)
            .map((item) => (
              <HomeSection
                key={item.code}
                title={isPage(item) ? translate('shell.welcome.shortcuts') : nameOf(item)}
              >
                <Box sx={cardsStyle}>
                  {leafPages([item]).map((page) => (
                    <Shortcut key={page.code} page={page} />
                  ))}
                </Box>
              </HomeSection>
            ))}
        </Box>
        <Suspense fallback={null}>
          <OwnActivity />
        </Suspense>
      </Box>
    </>
  )
}
