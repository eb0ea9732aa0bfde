import { useNavigate, useTranslate } from 'react-admin'
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Fab from '@mui/material/Fab'
import { visuallyHidden } from '@mui/utils'
import { brandPanel } from '../../login/frame/brandPanel.ts'
import { languageSwitch } from '../../login/frame/languageSwitch.ts'
import { homeItem } from '../../session/menus/consoleMenus.ts'
import type { PageLayout } from '../../session/menus/RouteMeta.ts'
import { DomElement } from '../skeleton/DomElement.tsx'
import { PageHeading } from '../header/PageHeading.tsx'

/** The frame of a page without menus: a hidden heading, a way back and, if the layout asks for it, the log-in page's frame. */
export function BareFrame({ layout }: { layout: PageLayout }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const words = translate('shell.toHome')
  return (
    <>
      <Box component="header" sx={visuallyHidden}>
        <PageHeading />
      </Box>
      {layout === 'user' && (
        <>
          <Box sx={{ gridArea: 'brand', display: { xs: 'none', md: 'grid' }, overflow: 'hidden' }}>
            <DomElement make={brandPanel} />
          </Box>
          <Box sx={toolsStyle}>
            <DomElement make={languageSwitch} />
          </Box>
        </>
      )}
      <Fab
        size="small"
        aria-label={words}
        data-tip={words}
        data-tip-side="left"
        onClick={() => navigate(homeItem.path)}
        sx={wayBack}
      >
        <ArrowBack fontSize="small" />
      </Fab>
    </>
  )
}

const toolsStyle = { gridArea: 'main', zIndex: 1, justifySelf: 'end', alignSelf: 'start', p: 2 }

const wayBack = { position: 'fixed', right: 20, bottom: 20, zIndex: 'appBar' }
