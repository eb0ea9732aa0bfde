/** The title of a dashboard, and what is chosen for all of it. */
export const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  mt: 1,
  mb: 2,
}

/** Single figures beside each other. */
export const figuresStyle = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  mb: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
}

/** Charts and tables, two beside each other where there is room; the last one takes what is left of its line. */
export const chartsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1.5, sm: 2 },
  '& > *': { flex: '1 1 420px', minWidth: 'min(100%, 420px)' },
}
