import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router-dom'
import { TitlePlace } from './TitlePlace.tsx'
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
        <TitlePlace otherwise={title} />
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

/** In the colours of the panel it stands in, or of the page where it stands in none. */
const listStyle = {
  display: 'flex',
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'var(--panel-text, var(--text-muted))',
  whiteSpace: 'nowrap',
  '& li::after': { content: '"/"', mx: 1, opacity: 0.4 },
}

const headingStyle = {
  m: 0,
  minWidth: 0,
  color: 'var(--panel-strong, var(--text))',
  fontSize: 16,
  fontWeight: 600,
  lineHeight: 1.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}
