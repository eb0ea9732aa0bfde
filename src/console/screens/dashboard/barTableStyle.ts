/** The style of a table of names on the left, each with a bar and its figures. */
export const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  fontSize: '0.8125rem',
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
