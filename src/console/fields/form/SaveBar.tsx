import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ActionBar } from '../../kit/widgets/actionBar/ActionBar.tsx'

interface SaveBarProps {
  formId: string
  saving: boolean
  /** Whether a dialog must be answered before the record can be saved. */
  asking?: boolean
  label?: string | undefined
  onCancel?: (() => void) | undefined
  /** Other buttons, shown before the save button. */
  children?: ReactNode
}

/** The buttons for save and cancel, always visible below the form. */
export function SaveBar({ formId, saving, asking = false, label, onCancel, children }: SaveBarProps) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = saving || asking
  const wasBusy = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus; it gets the focus back if the user stays on the page.
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [isBusy])
  return (
    <ActionBar>
      {onCancel && <Button onClick={onCancel}>{translate('screens.action.cancel')}</Button>}
      {children}
      <Button ref={button} type="submit" form={formId} variant="contained" loading={saving}>
        {label ?? translate('screens.action.save')}
      </Button>
    </ActionBar>
  )
}
