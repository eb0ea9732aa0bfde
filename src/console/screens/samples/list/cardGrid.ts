/** A grid of cards, as many in a row as fit. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
  gap: 2,
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
}
