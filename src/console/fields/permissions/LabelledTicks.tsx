import Stack from '@mui/material/Stack'
import { LabelledTick } from './LabelledTick.tsx'
import type { MatrixRow } from './matrixOf.ts'
import { tick } from './matrixTicks.ts'
import type { MatrixProps } from './PermissionMatrix.tsx'

interface LabelledTicksProps extends Pick<MatrixProps, 'chosen' | 'may' | 'reason' | 'onChoose'> {
  row: MatrixRow
  boxes: readonly { id: string; label: string }[]
  /** The space between two boxes, in units of the theme. */
  gap: number
}

/** The actions of a page as labelled tick boxes. */
export function LabelledTicks({ row, boxes, gap, chosen, may, reason, onChoose }: LabelledTicksProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: gap }}>
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
  )
}
