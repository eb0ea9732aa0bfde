import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LabelledTick } from './LabelledTick.tsx'
import type { MatrixRow } from './matrixOf.ts'
import { checkOfIds, tick } from './matrixTicks.ts'
import type { MatrixProps } from './PermissionMatrix.tsx'
import { TickBox } from './TickBox.tsx'

/** The matrix on a phone: a card per page with its actions, groups as headings. */
export function MatrixCards(props: MatrixProps) {
  return (
    <Stack spacing={1}>
      {props.matrix.rows.map((row) => (
        <Card key={row.id} {...props} row={row} />
      ))}
    </Stack>
  )
}

function Card({ row, matrix, chosen, may, reason, words, onChoose }: MatrixProps & { row: MatrixRow }) {
  const choosable = row.ids.filter(may)
  const shared = matrix.columns.flatMap(({ action }) => row.cells[action] ?? [])
  const boxes = row.isGroup ? [] : [{ id: row.id, label: words.view }, ...shared, ...row.others]
  return (
    <Box
      role="group"
      aria-label={row.label}
      sx={row.isGroup ? { pt: 0.5 } : { border: 1, borderColor: 'divider', borderRadius: 1, px: 1, py: 0.5 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <TickBox
          label={words.wholeRow(row.label)}
          check={checkOfIds(row.ids, chosen)}
          refusal={choosable.length === 0 ? reason : undefined}
          onTick={() =>
            onChoose(tick({ chosen, may }, row, row.ids, !choosable.every((id) => chosen.has(id))))
          }
        />
        <Typography sx={{ fontWeight: 600 }}>{row.label}</Typography>
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        {boxes.map(({ id, label }) => (
          <LabelledTick
            key={id}
            label={label}
            checked={chosen.has(id)}
            refusal={may(id) ? undefined : reason}
            onTick={(on) => onChoose(tick({ chosen, may }, row, [id], on))}
          />
        ))}
      </Stack>
    </Box>
  )
}
