import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'

interface CountCardProps {
  label: string
  /** Undefined while the count is loading. */
  count: number | undefined
  isUnknown: boolean
  /** The address of the counted records or requests. */
  to: string
}

/** A card with the number of records or requests that wait for the user; leads to them. */
export function CountCard({ label, count, isUnknown, to }: CountCardProps) {
  const translate = useTranslate()
  return (
    <Card>
      <CardActionArea
        component="a"
        {...quickLinkTo(to)}
        sx={{ p: { xs: 1.25, sm: 2 }, display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}
      >
        <Typography component="span" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <Typography
          component="span"
          variant="h4"
          color={count === 0 ? 'text.disabled' : 'text.primary'}
          sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
        >
          {isUnknown ? (
            <>
              <span title={translate('shell.welcome.uncounted')} aria-hidden>
                –
              </span>
              <span style={visuallyHidden}>{translate('shell.welcome.uncounted')}</span>
            </>
          ) : (
            (count?.toLocaleString('en') ?? <Skeleton width={40} />)
          )}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
