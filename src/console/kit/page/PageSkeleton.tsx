import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'

/** The outline of a page while its code is being loaded: the cards of the later page. */
export function PageSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Card sx={{ p: 3 }}>
        <Skeleton width={160} height={28} />
      </Card>
      <Card sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 2 }}>
        {widths.map((width) => (
          <Skeleton key={width} variant="rounded" height={20} width={width} />
        ))}
      </Card>
    </Box>
  )
}

/** Uneven widths, like those of lines of text. */
const widths = ['72%', '88%', '54%', '80%', '64%', '40%']
