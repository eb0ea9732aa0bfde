import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  /** The buttons beside the heading. */
  tools?: ReactNode
  children: ReactNode
}

/** A card with a heading, below the record's own card. */
export function Panel({ title, tools, children }: PanelProps) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 3, pt: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 32, mb: 1.5, gap: 1 }}>
        <Typography id={titleId} component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 600, flex: 1 }}>
          {title}
        </Typography>
        {tools}
      </Stack>
      {children}
    </Card>
  )
}
