/** Names on the left, each with a bar and its figures. */
export const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  fontSize: 13,
  '& tbody th': {
    py: 0.5,
    pr: 1.5,
    fontWeight: 400,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& tbody td': { py: 0.5, px: 0 },
}

/** A bar and what is written behind it. */
export const lineStyle = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}

/** Something is seen of the smallest. */
export const barStyle = { height: 14, minWidth: 2, borderRadius: 0.5, bgcolor: 'primary.main' }
