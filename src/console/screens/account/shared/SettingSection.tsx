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
  /** What it is about, where the title does not say so. */
  hint?: string
  /** What can be done with all of it. */
  action?: ReactNode
  /** How its lines were asked for. */
  asked: { data?: unknown; error: Error | null; refetch: () => Promise<unknown> }
  children: ReactNode
}

/** Lines of the settings under a title of their own, which are on their way, could not be loaded, or are there. */
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
