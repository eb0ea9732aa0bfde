import Box from '@mui/material/Box'
import { config } from '../../kit/config/config.ts'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'

/** The logo and the name above the menu or before the header; leads to the first page. */
export function Brand({ collapsed }: { collapsed: boolean }) {
  return (
    <Box
      component="a"
      {...quickLinkTo('/')}
      aria-label={config.title}
      sx={{ ...brandStyle, px: collapsed ? 1.5 : 2 }}
    >
      <Box
        component="img"
        src={`${import.meta.env.BASE_URL}images/logo.svg`}
        alt=""
        sx={{ width: 36, height: 36 }}
      />
      {!collapsed && config.title}
    </Box>
  )
}

const brandStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flex: 'none',
  height: 'var(--header-height)',
  color: 'var(--panel-strong)',
  fontSize: '1.125rem',
  fontWeight: 600,
  letterSpacing: '0.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outline: '2px solid var(--panel-focus)', outlineOffset: -4, borderRadius: 1 },
}
