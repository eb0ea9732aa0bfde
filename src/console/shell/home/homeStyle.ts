/** On wide screens the latest changes are beside the rest. */
export const columnsStyle = {
  display: 'grid',
  gap: { xs: 0, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
}

/** Cards in a grid, two in a row on phones. */
export const cardsStyle = {
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
}
