/** On a wide screen what one changed last stands beside the rest. */
export const columnsStyle = {
  display: 'grid',
  gap: { xs: 0, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
}

/** Cards beside each other, two on a phone. */
export const cardsStyle = {
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
}
