import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'

interface SaveBarProps {
  formId: string
  saving: boolean
  label?: string | undefined
  onCancel?: (() => void) | undefined
}

/** Save and cancel, always in sight below the form. */
export function SaveBar({ formId, saving, label, onCancel }: SaveBarProps) {
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
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        // Down to the edge of what scrolls, over its padding: no field shows below the bar.
        bottom: 'calc(-1 * var(--main-margin))',
        zIndex: 2,
        mt: 2,
        px: 3,
        py: 1.5,
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1.5,
        '@media print': { display: 'none' },
      }}
    >
      {onCancel && <Button onClick={onCancel}>{translate('screens.action.cancel')}</Button>}
      <Button ref={button} type="submit" form={formId} variant="contained" loading={saving}>
        {label ?? translate('screens.action.save')}
      </Button>
    </Paper>
  )
}
