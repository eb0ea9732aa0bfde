import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { PermissionChain } from '#shared/permissions/Explanation.ts'
import { monospaceFamily } from '../../kit/colors/tokens.ts'
import { NamedLink } from './NamedLink.tsx'

/** The chains of role, menus and line that allow something, one row per role. */
export function ChainList({ chains }: { chains: readonly PermissionChain[] }) {
  const id = useId()
  const translate = useTranslate()
  if (chains.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('permissionCheck.chains')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {chains.map((chain) => (
          <Box component="li" key={chain.role.id} sx={rowStyle}>
            <NamedLink entity="role" named={chain.role} />
            {chain.menus.map((menu) => (
              <Box key={menu.id} sx={stepStyle}>
                <ChevronRight aria-hidden fontSize="small" sx={{ color: 'text.disabled' }} />
                <NamedLink entity="menu" named={menu} />
              </Box>
            ))}
            {chain.line && (
              <Box sx={stepStyle}>
                <ChevronRight aria-hidden fontSize="small" sx={{ color: 'text.disabled' }} />
                <Chip
                  size="small"
                  variant="outlined"
                  label={`${chain.line.method} ${chain.line.path}`}
                  sx={{ fontFamily: monospaceFamily, maxWidth: '100%' }}
                />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const stepStyle = { display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
