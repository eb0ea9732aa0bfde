import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'

/** The room of notices that are on their way. */
export function NoticesWaiting() {
  return (
    <Stack aria-busy spacing={2} sx={{ p: 2 }}>
      {[0, 1, 2, 3].map((row) => (
        <Stack key={row} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Skeleton variant="circular" width={36} height={36} />
          <Skeleton variant="rounded" height={32} sx={{ flex: 1 }} />
        </Stack>
      ))}
    </Stack>
  )
}
