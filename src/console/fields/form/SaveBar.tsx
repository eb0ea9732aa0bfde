import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ActionBar } from '../../kit/widgets/actionBar/ActionBar.tsx'

interface SaveBarProps {
  formId: string
  saving: boolean
  /** Whether people are asked something before it can be saved. */
  asking?: boolean
  label?: string | undefined
  onCancel?: (() => void) | undefined
  /** Other buttons, before the one that saves. */
  children?: ReactNode
}

/** Save and cancel, always in sight below the form. */
export function SaveBar({ formId, saving, asking = false, label, onCancel, children }: SaveBarProps) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = saving || asking
  const wasBusy = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus; those who stay on the page go on from it.
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
