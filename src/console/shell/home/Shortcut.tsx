import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { MenuIcon } from '../menu/MenuIcon.tsx'

/** A card that leads to a page. */
export function Shortcut({ page }: { page: MenuItem }) {
  const nameOf = useMenuName()
  return (
    <Card>
      <CardActionArea
        component="a"
        {...quickLinkTo(page.path)}
        sx={{
          display: 'flex',
          gap: { xs: 1, sm: 1.5 },
          p: { xs: 1.25, sm: 2 },
          justifyContent: 'flex-start',
        }}
      >
        <Box sx={iconStyle}>
          <MenuIcon name={page.icon} />
        </Box>
        <Typography component="span" sx={nameStyle}>
          {nameOf(page)}
        </Typography>
      </CardActionArea>
    </Card>
  )
}

const iconStyle = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 1,
  bgcolor: 'action.selected',
  color: 'primary.main',
}

/** On phones, a long name takes two lines. */
const nameStyle = {
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: 500,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
}
