import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'react-admin'

/** The outline of a record's page while it is loading. */
export function RecordSkeleton() {
  const translate = useTranslate()
  return (
    <Card role="status" aria-label={translate('screens.list.loading')} sx={{ p: 3 }}>
      <Skeleton width={120} height={28} sx={{ mb: 2 }} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {Array.from({ length: 6 }, (_none, index) => (
          <Skeleton key={index} variant="rounded" height={40} />
        ))}
      </Box>
    </Card>
  )
}
