import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'

/** A message with the actions that it offers; on a phone the buttons are below it. */
export function OfferAlert({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Alert
      severity="info"
      role="status"
      variant="outlined"
      sx={{
        mb: 2,
        bgcolor: 'background.paper',
        flexWrap: 'wrap',
        // Keeps the message beside its icon on narrow pages.
        '& .MuiAlert-message': { flex: '1 1 0', minWidth: 200 },
      }}
      action={action}
    >
      {children}
    </Alert>
  )
}
