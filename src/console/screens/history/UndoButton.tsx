import Undo from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import { useSchemaForm } from '../../fields/form/useSchemaForm.ts'
import { valuesBefore } from '../../fields/form/undo/valuesBefore.ts'
import type { Values } from '../../session/entities/recordName.ts'

interface UndoButtonProps {
  resource: Resource
  record: Values
  change: UndoneChange
  onUndo: (change: UndoneChange) => void
}

/** Undoes a change in the form of its record; hidden if the undo would change nothing. */
export function UndoButton({ resource, record, change, onUndo }: UndoButtonProps) {
  const translate = useTranslate()
  const { data: form } = useSchemaForm(resource)
  const takesBack = useMemo(
    () => form && valuesBefore({ resource, form, record }, change).names.length > 0,
    [resource, form, record, change],
  )
  if (!takesBack) return null
  return (
    <Button size="small" startIcon={<Undo />} onClick={() => onUndo(change)} sx={{ ml: 'auto', my: -0.5 }}>
      {translate('history.undo')}
    </Button>
  )
}
