import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { KeyCaps } from '../../shortcuts/KeyCaps.tsx'
import { shortcuts } from '../../shortcuts/shortcuts.ts'
import type { Shortcut } from '../../shortcuts/shortcuts.ts'

const scopes = ['anywhere', 'tabs', 'lists', 'columns', 'trees'] as const

/** All shortcuts, by where they work. */
export function ShortcutTable() {
  const translate = useTranslate()
  const all = Object.entries<Shortcut>(shortcuts)
  return scopes.map((scope) => (
    <Fragment key={scope}>
      <Typography component="h4" variant="body2" color="text.secondary" sx={{ mt: 1.5, mb: 0.5 }}>
        {translate(`header.help.${scope}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {all
          .filter(([, shortcut]) => shortcut.scope === scope)
          .map(([name, { keys }]) => (
            <Box key={name} sx={lineStyle}>
              <dt>{translate(`header.shortcuts.${name}`)}</dt>
              <Box component="dd" sx={keysStyle}>
                {keys.map((each, index) => (
                  <Fragment key={each.join(' ')}>
                    {index > 0 && <span>{translate('header.help.or')}</span>}
                    <KeyCaps keys={each} />
                  </Fragment>
                ))}
              </Box>
            </Box>
          ))}
      </Box>
    </Fragment>
  ))
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
}

const keysStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  m: 0,
  color: 'text.secondary',
  fontSize: '0.75rem',
}
