import { TitlePortal, useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router-dom'
import { useTrail } from './useTrail.ts'
import type { Crumb } from './useTrail.ts'

/** Where one is: the way down the menu, then the page's own title as the heading of the document. */
export function PageHeading() {
  const translate = useTranslate()
  const { above, title } = useTrail()
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', px: 1 }}>
      {above.length > 0 && (
        <Box
          component="nav"
          aria-label={translate('shell.breadcrumb')}
          sx={{ display: { xs: 'none', md: 'block' } }}
        >
          <Box component="ol" sx={listStyle}>
            {above.map((crumb) => (
              <li key={crumb.code}>
                <CrumbName crumb={crumb} />
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Box component="h1" sx={headingStyle}>
        <TitlePortal component="span" variant="inherit" data-title={title} sx={portalStyle} />
      </Box>
    </Box>
  )
}

function CrumbName({ crumb: { name, path } }: { crumb: Crumb }) {
  if (path === '') return <>{name}</>
  return (
    <MuiLink component={Link} to={path} color="inherit">
      {name}
    </MuiLink>
  )
}

const listStyle = {
  display: 'flex',
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& li::after': { content: '"/"', mx: 1, color: 'divider' },
}

const headingStyle = {
  m: 0,
  minWidth: 0,
  fontSize: 16,
  fontWeight: 600,
  lineHeight: 1.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}

/** Until the page has named itself, the menu's name for it stands in; pages out of sight leave hidden titles behind. */
const portalStyle = {
  flex: 'none',
  '&:not(:has(> :not([style*="none"])))::before': { content: 'attr(data-title)' },
}
