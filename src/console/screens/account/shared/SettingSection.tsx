import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { SettingRows } from './SettingRow.tsx'

interface SettingSectionProps {
  title: string
  /** The explanation below the title, for titles that do not explain themselves. */
  hint?: string
  /** The button that acts on all lines of the section. */
  action?: ReactNode
  /** The query that loads the lines. */
  asked: { data?: unknown; error: Error | null; refetch: () => Promise<unknown> }
  children: ReactNode
}

/** A section of setting lines under its own title; shows whether they are loading, have failed to load, or are loaded. */
export function SettingSection({ title, hint, action, asked, children }: SettingSectionProps) {
  const id = useId()
  const translate = useTranslate()
  const { data, error, refetch } = asked
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, maxWidth: 760 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography id={id} component="h4" variant="subtitle1" sx={{ flex: 1, fontWeight: 600 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {hint !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      )}
      {error && data === undefined && (
        <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!error && data === undefined && <Skeleton variant="rounded" height={120} sx={{ mt: 1 }} />}
      {data !== undefined && <SettingRows labelledBy={id}>{children}</SettingRows>}
    </Box>
  )
}
