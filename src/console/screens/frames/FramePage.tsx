import { use, useState } from 'react'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { TabListContext } from '../../kit/tabs/TabsContext.ts'
import { FrameBar } from './FrameBar.tsx'
import { FrameProblem } from './FrameProblem.tsx'
import { sandboxOf } from './sandboxOf.ts'
import { blankAddress, useFrameSource } from './useFrameSource.ts'
import { useFrameState } from './useFrameState.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

interface FramePageProps {
  item: MenuItem
  url: string
}

/** Another site in a frame; like every page, it stays alive while out of sight. */
export function FramePage({ item, url }: FramePageProps) {
  const name = useMenuName()(item)
  const { tabs } = use(TabListContext)
  const reloads = tabs.find(({ path }) => path === item.path)?.reloads ?? 0
  const source = useFrameSource(url, reloads)
  const [isLoaded, setLoaded] = useState(false)
  const { problem, isAsking, showAnyway } = useFrameState({ code: item.code, url, isLoaded })
  const isAway = problem !== undefined && problem.kind !== 'slow'
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <PageTitle title={name} />
      <FrameBar url={url} />
      {problem && <FrameProblem problem={problem} url={url} onShowAnyway={showAnyway} />}
      {!isAway && (
        <Box sx={{ flex: 1, minHeight: 0, position: 'relative' }}>
          {!isAsking && (
            <Box
              component="iframe"
              title={name}
              src={source}
              sandbox={sandboxOf(url)}
              allow="fullscreen; clipboard-write"
              onLoad={() => setLoaded(source !== blankAddress)}
              sx={{ width: '100%', height: '100%', border: 0, display: 'block', bgcolor: '#fff' }}
            />
          )}
          {!isLoaded && <Skeleton variant="rectangular" sx={coverStyle} />}
        </Box>
      )}
    </Box>
  )
}

/** Covers the frame until it has loaded, because an empty frame is white even in the dark theme. */
const coverStyle = { position: 'absolute', inset: 0, height: 'auto', bgcolor: 'background.paper' }
