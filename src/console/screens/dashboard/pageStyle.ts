/** The head of a dashboard: its title and the controls for all its panels. */
export const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  mt: 1,
  mb: 2,
}

/** A row of single figures. */
export const figuresStyle = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  mb: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
}

/** Charts and tables, two in a row where there is room; the last one fills the rest of its row. */
export const chartsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1.5, sm: 2 },
  '& > *': { flex: '1 1 420px', minWidth: 'min(100%, 420px)' },
}
