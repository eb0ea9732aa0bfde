import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { useResources } from '../../session/entities/useResources.ts'
import { isPage, leafPages, shownMenus } from '../../session/menus/MenuItem.ts'
import { currentUserQuery } from '../../session/api/currentQueries.ts'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import { Shortcut } from './Shortcut.tsx'
import { greetingAt } from './greetingAt.ts'
import { TaskCard } from './TaskCard.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

// Beside or below everything else, so nothing waits for it.
const OwnActivity = lazy(async () => ({ default: (await import('./OwnActivity.tsx')).OwnActivity }))

/** The first page: a greeting, the work that waits, the way to every page one may open, and what one changed last. */
export function HomePage() {
  const translate = useTranslate()
  const nameOf = useMenuName()
  const access = useAccess()
  const menus = shownMenus(access.menus)
  const tasks = useResources()
    .filter(({ permissions }) => mayDo(access.codes, permissions.page))
    .flatMap((resource) => (resource.tasks ?? []).map((task) => ({ resource, task })))
  const { data: user } = useQuery(currentUserQuery)
  const [greetingKey] = useState(() => greetingAt(new Date().getHours()))
  const greeting = translate(greetingKey)
  return (
    <>
      <PageTitle title="shell.home" />
      <Box sx={{ mb: 3, mt: 1 }}>
        <Typography component="h2" variant="h4">
          {translate('shell.welcome.greeting', { greeting, name: user?.name ?? '' })}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {translate(menus.length > 0 ? 'shell.welcome.hint' : 'shell.welcome.nothing')}
        </Typography>
      </Box>
      <Box sx={columnsStyle}>
        <Box sx={{ minWidth: 0 }}>
          {tasks.length > 0 && (
            <Box component="section" sx={{ mb: 3 }}>
              <Typography component="h3" variant="subtitle2" color="text.secondary" sx={{ mb: 1 }}>
                {translate('shell.welcome.tasks')}
              </Typography>
              <Box sx={gridStyle}>
                {tasks.map(({ resource, task }) => (
                  <TaskCard key={`${resource.entity}.${task.name}`} resource={resource} task={task} />
                ))}
              </Box>
            </Box>
          )}
          {menus
            .filter((item) => leafPages([item]).length > 0)
            .map((item) => (
              <Box component="section" key={item.code} sx={{ mb: 3 }}>
                <Typography component="h3" variant="subtitle2" color="text.secondary" sx={{ mb: 1 }}>
                  {isPage(item) ? translate('shell.welcome.shortcuts') : nameOf(item)}
                </Typography>
                <Box sx={gridStyle}>
                  {leafPages([item]).map((page) => (
                    <Shortcut key={page.code} page={page} />
                  ))}
                </Box>
              </Box>
            ))}
        </Box>
        <Suspense fallback={null}>
          <OwnActivity />
        </Suspense>
      </Box>
    </>
  )
}

/** On a wide screen what one changed last stands beside the rest. */
const columnsStyle = {
  display: 'grid',
  gap: { xs: 0, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
}
