import Typography from '@mui/material/Typography'

/** The reason below an option why it cannot be chosen. */
export function Refusal({ reason }: { reason: string }) {
  return (
    <Typography component="span" variant="caption" color="text.secondary" sx={{ flexBasis: '100%' }}>
      {reason}
    </Typography>
  )
}

/** The style of an option that cannot be chosen, but whose reason must be readable. */
export const refusedStyle = { flexWrap: 'wrap', color: 'text.disabled', '&&&': { opacity: 1 } } as const
