import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useIsPhone } from '../../kit/browser/useIsPhone.ts'
import { RecordForm } from '../../fields/form/RecordForm.tsx'
import { WithForm } from '../../fields/form/WithForm.tsx'
import type { NewRecordDialogProps } from '../../fields/reference/NewRecordDialogContext.ts'
import { TabPathContext } from '../../kit/tabs/TabsContext.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { isRecord } from '../../session/api/dataProvider/isRecord.ts'
import { useStoreNew } from './useStoreNew.ts'

/** Creates a missing record in a dialog; the page below keeps its input. */
export function NewRecordDialog({ resource, given, onClose, onMade }: NewRecordDialogProps) {
  const titleId = useId()
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const phone = useIsPhone()
  const { nameInText: name } = useEntityWords(resource)
  const { AfterCreate } = useOwnParts(resource.entity)
  const { store, retryKey } = useStoreNew(resource.entity)
  const [made, setMade] = useState<RaRecord>()
  if (AfterCreate && made)
    return (
      <Suspense fallback={null}>
        <AfterCreate resource={resource} records={[made]} onClose={() => onMade(made)} />
      </Suspense>
    )
  const saved = (record: unknown) => {
    if (!isRecord(record)) return
    notify('screens.notify.saved', { type: 'success' })
    void queries.invalidateQueries({ queryKey: [resource.entity] })
    if (AfterCreate) setMade(record)
    else onMade(record)
  }
  return (
    // Closes by Escape and by its button only, because a stray click would lose the input.
    <Dialog
      open
      fullScreen={phone}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={titleId}>{translate('screens.form.createTitle', { name })}</DialogTitle>
      <DialogContent sx={contentStyle}>
        {/* The page's tab keeps the draft of the form below, not of this one. */}
        <TabPathContext value={undefined}>
          <WithForm resource={resource}>
            {(form) => (
              <RecordForm
                resource={resource}
                form={form}
                given={given}
                store={store}
                retryKey={retryKey}
                onSaved={saved}
                onCancel={onClose}
              />
            )}
          </WithForm>
        </TabPathContext>
      </DialogContent>
    </Dialog>
  )
}

/** The bar with the buttons sticks to the dialog's lower edge. */
const contentStyle = { '--main-margin': '16px', pb: 2, px: { xs: 2, sm: 3 } } as const
