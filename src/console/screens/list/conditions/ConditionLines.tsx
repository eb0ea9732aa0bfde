import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useIsPhone } from '../../../kit/browser/useIsPhone.ts'
import { ConditionLine } from './ConditionLine.tsx'
import type { ConditionLineProps } from './ConditionLine.tsx'
import type { DraftCondition } from './draftConditions.ts'
import type { LineFault } from './faultsIn.ts'

interface ConditionLinesProps extends Pick<ConditionLineProps, 'properties' | 'labelOf' | 'onChange'> {
  drafts: readonly DraftCondition[]
  faults: ReadonlyMap<number, LineFault>
  /** The label of the button that adds a line. */
  add: string
  /** Whether it takes the focus when the dialog opens. */
  isFirst: boolean
  onAdd: () => void
  onRemove: (draft: DraftCondition) => void
}

/** A list of conditions, with a button to add one. */
export function ConditionLines({
  drafts,
  faults,
  add,
  isFirst,
  onAdd,
  onRemove,
  ...line
}: ConditionLinesProps) {
  const phone = useIsPhone()
  const lines = useRef<HTMLDivElement>(null)
  // Runs before the dialog would take the focus itself.
  const begin = useCallback(
    (place: HTMLDivElement | null) => {
      lines.current = place
      if (isFirst) focusOnLast(place)
    },
    [isFirst],
  )
  return (
    <>
      <div ref={begin} style={{ display: drafts.length > 0 ? 'grid' : 'none', gap: phone ? 24 : 16 }}>
        {drafts.map((draft, index) => (
          <ConditionLine
            key={draft.key}
            {...line}
            number={index + 1}
            draft={draft}
            fault={faults.get(draft.key)}
            onRemove={() => onRemove(draft)}
          />
        ))}
      </div>
      <Button
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          flushSync(onAdd)
          focusOnLast(lines.current)
        }}
      >
        {add}
      </Button>
    </>
  )
}

function focusOnLast(lines: HTMLElement | null): void {
  lines?.querySelector<HTMLElement>('[role=group]:last-of-type input')?.focus()
}
