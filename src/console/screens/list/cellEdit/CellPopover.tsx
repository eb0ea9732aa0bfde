import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { saveFailureOf } from '../../../fields/form/data/saveFailure.ts'
import { partOfForm } from '../../../fields/form/partOfForm.ts'
import { PartInputs } from '../../../fields/form/PartInputs.tsx'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useOneAtATime } from '../../actions/useOneAtATime.ts'
import { isRefusedElsewhere } from './isRefusedElsewhere.ts'
import type { Cell } from './cellAt.ts'
import { useCellEditWords } from './useCellEditWords.ts'
import type { NewValue } from './useSaveProperty.ts'
import { useSaveAndReport } from './useSaveAndReport.tsx'

interface CellPopoverProps {
  resource: Resource
  form: ResourceForm
  cell: Cell
  onClose: () => void
}

/** The input of one property beside its cell, filled in with the value stored now. */
export function CellPopover({ resource, form, cell, onClose }: CellPopoverProps) {
  const id = useId()
  const words = useCellEditWords()
  const { label } = useEntityWords(resource)
  const { element, record, column } = cell
  const name = column.field.source
  useEffect(() => () => focusIn(element), [element])
  const [isTouched, setTouched] = useState(false)
  const saving = useSaveAndReport(resource, form)
  const refusals = useMemo(() => saveFailureOf(saving.error).fields, [saving.error])
  const saveOnce = useOneAtATime((wanted: NewValue) =>
    saving.mutateAsync(wanted).then(onClose, (error: unknown) => {
      // The message links to the form, which takes over the value.
      if (isRefusedElsewhere(error, name)) onClose()
    }),
  )
  return (
    <Popover
      open
      anchorEl={element}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      // A click outside does not discard typed input.
      onClose={(_event, reason) => (reason === 'escapeKeyDown' || !isTouched) && onClose()}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': fillPlaceholders(words.edit, { property: label(name) }),
          sx: paper,
        },
      }}
    >
      <StoredValue
        id={`${id}-form`}
        resource={resource}
        form={form}
        recordId={record.id}
        name={name}
        refusals={refusals}
        disabled={saving.isPending}
        onTouched={() => setTouched(true)}
        onSave={(wanted) => (isTouched ? saveOnce(wanted) : onClose())}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, pt: 1.5 }}>
        <Button size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button size="small" variant="contained" type="submit" form={`${id}-form`} loading={saving.isPending}>
          {words.save}
        </Button>
      </Box>
    </Popover>
  )
}

/** The button that opened the popover is gone, so the focus goes to the row. */
function focusIn(cell: HTMLElement) {
  const row = cell.closest('tr')
  const next = cell.querySelector<HTMLElement>(focusable) ?? row?.querySelector<HTMLElement>(focusable)
  next?.focus({ preventScroll: true })
}

const focusable = 'input, a, button'

interface StoredValueProps extends Pick<CellPopoverProps, 'resource' | 'form'> {
  id: string
  recordId: RaRecord['id']
  name: string
  refusals: readonly FieldRefusal[]
  disabled: boolean
  onTouched: () => void
  onSave: (wanted: NewValue) => void
}

/** Loads the record again, since the list may be outdated and lacks some values. */
function StoredValue({ resource, form, recordId, name, onSave, ...props }: StoredValueProps) {
  const words = useCellEditWords()
  const dataProvider = useDataProvider()
  const part = useMemo(() => partOfForm(form, [name]), [form, name])
  const { data, error, refetch } = useQuery({
    // Not below the entity's key: a refresh of the list must not overwrite typed input.
    queryKey: ['cellEdit', resource.entity, recordId],
    queryFn: async () => (await dataProvider.getOne(resource.entity, { id: recordId })).data,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  if (error) return <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={40} />
  return (
    <PartInputs
      {...props}
      resource={resource}
      form={part}
      record={data}
      asStored
      onSubmit={(values) => onSave({ record: data, name, values })}
    />
  )
}

const paper = { width: 360, maxWidth: 'calc(100vw - 32px)', p: 2, pt: 2.5 } as const
