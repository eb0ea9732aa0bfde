import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LabelledTicks } from './LabelledTicks.tsx'
import type { MatrixRow } from './matrixOf.ts'
import type { MatrixProps } from './PermissionMatrix.tsx'
import { WholeRowTick } from './WholeRowTick.tsx'

/** The matrix on a phone: a card per page with its actions, and headings for groups. */
export function MatrixCards(props: MatrixProps) {
  return (
    <Stack spacing={1}>
      {props.matrix.rows.map((row) => (
        <Card key={row.id} {...props} row={row} />
      ))}
    </Stack>
  )
}

function Card(props: MatrixProps & { row: MatrixRow }) {
  const { row, matrix, words } = props
  const shared = matrix.columns.flatMap(({ action }) => row.cells[action] ?? [])
  const boxes = row.isGroup ? [] : [{ id: row.id, label: words.view }, ...shared, ...row.others]
  return (
    <Box
      role="group"
      aria-label={row.label}
      sx={row.isGroup ? { pt: 0.5 } : { border: 1, borderColor: 'divider', borderRadius: 1, px: 1, py: 0.5 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <WholeRowTick {...props} />
        <Typography sx={{ fontWeight: 600 }}>{row.label}</Typography>
      </Stack>
      <LabelledTicks {...props} boxes={boxes} gap={2} />
    </Box>
  )
}
