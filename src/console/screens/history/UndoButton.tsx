import Undo from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useSchemaForm } from '../../fields/form/useSchemaForm.ts'
import { valuesBefore } from '../../fields/form/undo/valuesBefore.ts'
import type { Values } from '../../session/entities/recordName.ts'

interface UndoButtonProps {
  resource: Resource
  record: Values
  /** What was in the properties that the change is about. */
  before: JsonObject
  onClick: () => void
}

/** Takes back a change in the form of its record; it stands where that would change something. */
export function UndoButton({ resource, record, before, onClick }: UndoButtonProps) {
  const translate = useTranslate()
  const { data: form } = useSchemaForm(resource)
  const takesBack = useMemo(
    () => form && valuesBefore({ resource, form, record }, before).names.length > 0,
    [resource, form, record, before],
  )
  if (!takesBack) return null
  return (
    <Button size="small" startIcon={<Undo />} onClick={onClick} sx={{ ml: 'auto', my: -0.5 }}>
      {translate('history.undo')}
    </Button>
  )
}
