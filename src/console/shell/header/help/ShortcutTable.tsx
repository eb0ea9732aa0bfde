import { Fragment } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { isKeyOf } from '#shared/isKeyOf.ts'
import { KeyCaps } from '../../shortcuts/KeyCaps.tsx'
import { shortcuts } from '../../shortcuts/shortcuts.ts'
import type { Shortcut, ShortcutName } from '../../shortcuts/shortcuts.ts'
import { useHelpWords } from './useHelpWords.ts'

const all: Readonly<Record<ShortcutName, Shortcut>> = shortcuts
const names = Object.keys(all).filter((name) => isKeyOf(all, name))
const scopes = ['anywhere', 'tabs', 'lists', 'columns', 'trees'] as const

/** All shortcuts, by scope. */
export function ShortcutTable() {
  const words = useHelpWords()
  return scopes.map((scope) => (
    <Fragment key={scope}>
      <Typography component="h4" variant="body2" color="text.secondary" sx={{ mt: 1.5, mb: 0.5 }}>
        {words.scopes[scope]}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {names
          .filter((name) => all[name].scope === scope)
          .map((name) => (
            <Box key={name} sx={lineStyle}>
              <dt>{words.shortcuts[name]}</dt>
              <Box component="dd" sx={keysStyle}>
                {all[name].keys.map((each, index) => (
                  <Fragment key={each.join(' ')}>
                    {index > 0 && <span>{words.or}</span>}
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
