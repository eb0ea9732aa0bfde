import type { MatrixRow } from './matrixOf.ts'
import { checkOfIds, tick } from './matrixTicks.ts'
import type { MatrixProps } from './PermissionMatrix.tsx'
import { TickBox } from './TickBox.tsx'

/** The box that ticks everything on a page that the user may tick. */
export function WholeRowTick({
  row,
  chosen,
  may,
  reason,
  words,
  onChoose,
}: MatrixProps & { row: MatrixRow }) {
  const choosable = row.ids.filter(may)
  return (
    <TickBox
      label={words.wholeRow(row.label)}
      check={checkOfIds(row.ids, chosen)}
      refusal={choosable.length === 0 ? reason : undefined}
      onTick={() => onChoose(tick({ chosen, may }, row, row.ids, !choosable.every((id) => chosen.has(id))))}
    />
  )
}
