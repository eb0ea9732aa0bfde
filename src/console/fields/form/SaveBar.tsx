import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ActionBar } from '../../kit/widgets/actionBar/ActionBar.tsx'

interface SaveBarProps {
  formId: string
  saving: boolean
  label?: string | undefined
  onCancel?: (() => void) | undefined
  /** Other buttons, before the one that saves. */
  children?: ReactNode
}

/** Save and cancel, always in sight below the form. */
export function SaveBar({ formId, saving, label, onCancel, children }: SaveBarProps) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const wasSaving = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus; those who stay on the page go on from it.
    if (wasSaving.current && !saving && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasSaving.current = saving
  }, [saving])
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
