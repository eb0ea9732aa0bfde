import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useListFilterContext, useTranslate } from 'react-admin'
import type { Condition } from './Condition.ts'
import { ConditionLine } from './ConditionLine.tsx'
import type { ConditionsProps } from './ConditionsButton.tsx'
import { conditionIn, filtersFor } from './conditionsIn.ts'
import { conditionsOf, emptyDraft } from './draftConditions.ts'
import type { DraftCondition } from './draftConditions.ts'
import { faultsIn } from './faultsIn.ts'
import { useAskableLabel, useAskables } from './useAskables.ts'
import { useConditionWords } from './useConditionWords.ts'

interface ConditionsDialogProps extends ConditionsProps {
  onClose: () => void
}

/** Puts conditions on any properties together, and asks the list for what meets all of them. */
export function ConditionsDialog({ resource, names, onAsk, onClose }: ConditionsDialogProps) {
  const id = useId()
  const words = useConditionWords()
  const translate = useTranslate()
  const properties = useAskables(resource)
  const labelOf = useAskableLabel(resource)
  const phone = useMediaQuery('(max-width:599.95px)')
  const lines = useRef<HTMLDivElement>(null)
  const { filterValues } = useListFilterContext()
  const told = names.map((name) => ({ name, condition: conditionIn(name, filterValues[name], properties) }))
  const [drafts, setDrafts] = useState(() => draftsOf(told.flatMap(({ condition }) => condition ?? [])))
  const [isJudged, setJudged] = useState(false)
  const faults = isJudged ? faultsIn(drafts, words, translate) : new Map()
  const change = (next: DraftCondition) =>
    setDrafts(drafts.map((draft) => (draft.key === next.key ? next : draft)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React tells the form of the filters too, around the button that opened this.
    event.stopPropagation()
    const given = drafts.length === 1 ? drafts.filter(({ asked }) => asked) : drafts
    if (faultsIn(given, words, translate).size === 0) {
      const unknown = told.filter(({ condition }) => !condition).map(({ name }) => [name, filterValues[name]])
      onAsk({ ...Object.fromEntries(unknown), ...filtersFor(conditionsOf(given)) })
      return onClose()
    }
    flushSync(() => setJudged(true))
    lines.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  // Before the dialog takes the focus for itself.
  const begin = useCallback((place: HTMLDivElement | null) => {
    lines.current = place
    focusOnLast(place)
  }, [])
  return (
    <Dialog open fullScreen={phone} fullWidth maxWidth="md" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={id}>{words.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Typography variant="body2" color="text.secondary">
            {words.about}
          </Typography>
          <div ref={begin} style={{ display: 'grid', gap: phone ? 24 : 16 }}>
            {drafts.map((draft, index) => (
              <ConditionLine
                key={draft.key}
                number={index + 1}
                draft={draft}
                properties={properties}
                labelOf={labelOf}
                fault={faults.get(draft.key)}
                onChange={change}
                onRemove={() => setDrafts(drafts.filter((other) => other !== draft))}
              />
            ))}
          </div>
          <Button
            startIcon={<Add />}
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1
              flushSync(() => setDrafts([...drafts, emptyDraft(key)]))
              focusOnLast(lines.current)
            }}
          >
            {words.add}
          </Button>
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

function focusOnLast(lines: HTMLElement | null): void {
  lines?.querySelector<HTMLElement>('[role=group]:last-of-type input')?.focus()
}

/** The conditions in force, or a line to begin with. */
function draftsOf(conditions: readonly Condition[]): DraftCondition[] {
  return conditions.length === 0
    ? [emptyDraft(0)]
    : conditions.map((condition, key) => ({ key, ...condition }))
}
