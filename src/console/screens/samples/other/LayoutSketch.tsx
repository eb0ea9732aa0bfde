import Box from '@mui/material/Box'
import type { PageLayout } from '../../../session/menus/RouteMeta.ts'

/**
 * A small sketch of the parts that a layout draws around a page. It is hidden from screen readers, as the text beside it says the
 * same.
 */
export function LayoutSketch({ layout }: { layout: PageLayout }) {
  const isWhole = layout === 'basic' || layout === 'custom'
  const isPadded = layout === 'basic' || layout === 'routeView'
  return (
    <Box aria-hidden sx={windowStyle}>
      {isWhole && <Box sx={menuStyle} />}
      {layout === 'user' && <Box sx={brandStyle} />}
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        {isWhole && <Box sx={barStyle} />}
        {isWhole && <Box sx={{ ...barStyle, height: 14 }} />}
        <Box sx={{ flex: 1, display: 'flex', p: isPadded ? 2 : layout === 'user' ? 5 : 0 }}>
          <Box sx={contentStyle} />
        </Box>
      </Box>
    </Box>
  )
}

const windowStyle = {
  display: 'flex',
  maxWidth: 640,
  height: { xs: 180, sm: 260 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.default',
}

const menuStyle = { width: '18%', bgcolor: 'grey.900', borderRight: 1, borderColor: 'divider' }

const brandStyle = { width: '45%', bgcolor: 'primary.main', opacity: 0.85 }

const barStyle = { height: 26, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }

const contentStyle = {
  flex: 1,
  bgcolor: 'action.selected',
  border: '1px dashed',
  borderColor: 'primary.main',
}
