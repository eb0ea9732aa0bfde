import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'

/** A card below a record's own, with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card variant="outlined" component="section" aria-labelledby={titleId} sx={{ p: 3, pt: 2 }}>
      <Typography id={titleId} component="h2" sx={{ fontSize: 15, fontWeight: 600, mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
