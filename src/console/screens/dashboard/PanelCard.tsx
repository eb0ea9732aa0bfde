import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'
import { ReachText } from '../list/ReachText.tsx'
import { useDashboardWords } from './useDashboardWords.ts'

interface PanelCardProps {
  label: string
  /** The entity whose records the panel shows, if it is about an entity. */
  resource?: Resource
  /** The address of the list with the same records, if there is one. */
  to?: string | undefined
  children: ReactNode
}

/** The frame of a panel; its title links to the panel's records, if there are any. */
export function PanelCard({ label, resource, to, children }: PanelCardProps) {
  const id = useId()
  const words = useDashboardWords()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0, breakInside: 'avoid' }}>
      <Box sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Typography
          id={id}
          component="h3"
          variant="subtitle2"
          color="text.secondary"
          sx={{ fontWeight: 500, minWidth: 0 }}
        >
          {to === undefined ? (
            label
          ) : (
            <Link
              {...quickLinkTo(to)}
              color="inherit"
              underline="hover"
              title={fillPlaceholders(words.list, { label })}
            >
              {label}
            </Link>
          )}
        </Typography>
        {resource && <ReachText resource={resource} />}
      </Box>
      {children}
    </Card>
  )
}

/** Says that a panel's figures failed to load, with a button to retry. */
export function PanelFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useDashboardWords()
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <Alert severity="error" action={retry}>
      {error.message || words.failed}
    </Alert>
  )
}

/** Says that there is no data. */
export function PanelEmpty({ height, text }: { height: number | string; text: string }) {
  return (
    <Box sx={{ height, display: 'grid', placeItems: 'center' }}>
      <Typography color="text.secondary">{text}</Typography>
    </Box>
  )
}
