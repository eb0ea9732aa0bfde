import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'

/** Tells something and offers what can be done about it; on a phone the buttons are below. */
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
        // Beside its icon, however narrow the page.
        '& .MuiAlert-message': { flex: '1 1 0', minWidth: 200 },
      }}
      action={action}
    >
      {children}
    </Alert>
  )
}
