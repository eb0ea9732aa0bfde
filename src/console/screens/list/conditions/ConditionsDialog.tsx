import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useListFilterContext, useTranslate } from 'react-admin'
import { useIsPhone } from '../../../kit/browser/useIsPhone.ts'
import { ConditionLines } from './ConditionLines.tsx'
import type { ConditionsProps } from './ConditionsButton.tsx'
import { conditionsInForce, filtersInForce } from './conditionsInForce.ts'
import { conditionsOf, draftsOf, emptyDraft, withoutEmptyFirst } from './draftConditions.ts'
import type { DraftCondition } from './draftConditions.ts'
import { faultsIn } from './faultsIn.ts'
import type { LineFault } from './faultsIn.ts'
import { useConditionPropertyLabel, useConditionProperties } from './useConditionProperties.ts'
import { useConditionWords } from './useConditionWords.ts'

const noFaults: ReadonlyMap<number, LineFault> = new Map()

interface ConditionsDialogProps extends ConditionsProps {
  onClose: () => void
}

/**
 * Edits conditions on any properties. The list then shows the records that meet all of them and, if there are alternatives, at
 * least one of these.
 */
export function ConditionsDialog({ resource, names, onAsk, onClose }: ConditionsDialogProps) {
  const id = useId()
  const words = useConditionWords()
  const translate = useTranslate()
  const properties = useConditionProperties(resource)
  const labelOf = useConditionPropertyLabel(resource)
  const phone = useIsPhone()
  const { filterValues } = useListFilterContext()
  const inForce = conditionsInForce(names, filterValues, properties)
  const [drafts, setDrafts] = useState(() => draftsOf(inForce))
  const [isJudged, setJudged] = useState(false)
  const faults = isJudged ? faultsIn(drafts, words, translate) : noFaults
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React also bubbles the event to the filters' form, which contains the button that opened this dialog.
    event.stopPropagation()
    const form = event.currentTarget
    const given = withoutEmptyFirst(drafts)
    if (faultsIn(given, words, translate).size === 0) {
      const [all, any] = [false, true].map((isAlternative) => conditionsOf(given, isAlternative))
      onAsk(filtersInForce({ ...inForce, all: all ?? [], any: any ?? [] }))
      return onClose()
    }
    flushSync(() => setJudged(true))
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const linesOf = (isAlternative: boolean) => ({
    drafts: drafts.filter((draft) => draft.isAlternative === isAlternative),
    properties,
    labelOf,
    faults,
    onChange: (next: DraftCondition) =>
      setDrafts(drafts.map((draft) => (draft.key === next.key ? next : draft))),
    onRemove: (gone: DraftCondition) => setDrafts(drafts.filter((draft) => draft !== gone)),
    onAdd: () => setDrafts([...drafts, emptyDraft(drafts, isAlternative)]),
  })
  const among = linesOf(true)
  return (
    <Dialog open fullScreen={phone} fullWidth maxWidth="md" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={id}>{words.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Typography variant="body2" color="text.secondary">
            {words.about}
          </Typography>
          <ConditionLines {...linesOf(false)} add={words.add} isFirst />
          {among.drafts.length > 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {words.aboutAlternatives}
            </Typography>
          )}
          <ConditionLines {...among} add={words.addAlternative} isFirst={false} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="contained">
            {words.search}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
