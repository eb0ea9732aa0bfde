import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** The outline of a page whose code is still on its way. */
export function PageSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Skeleton variant="rounded" height={88} />
      <Skeleton variant="rounded" height={420} />
    </Box>
  )
}
