import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { use, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useIsPhone } from '../../../kit/browser/useIsPhone.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { FileChoice } from './FileChoice.tsx'
import { importable } from './importable.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { LosesChanges } from './LosesChanges.tsx'
import { useImport } from './useImport.ts'
import { useImportWords } from './messages/useImportWords.ts'

interface ImportDialogProps {
  resource: Resource
  onClose: () => void
}

/** Selects a file, matches its columns, previews the result of each row, and imports it. */
export function ImportDialog({ resource, onClose }: ImportDialogProps) {
  const id = useId()
  const words = useImportWords()
  // Loaded once, with the dialog, so that the file does not wait for it later.
  use(importable(resource))
  const notify = useNotify()
  const { namesInText: names } = useEntityWords(resource)
  const phone = useIsPhone()
  const work = useImport(resource, ({ made, changed, refused }) => {
    const done = fillPlaceholders(refused > 0 ? words.donePartly : words.done, { made, changed, refused })
    notify(done, { type: 'success', messageArgs: { _: done } })
    onClose()
  })
  const [asked, ask] = useState<() => void>()
  const orAsk = (leave: () => void) => () => (work.hasChanges ? ask(() => leave) : leave())
  const close = orAsk(onClose)
  return (
    <Dialog
      open
      fullScreen={phone}
      fullWidth
      maxWidth={work.sheet ? 'lg' : 'sm'}
      aria-labelledby={id}
      // A click outside of the dialog would discard the corrections.
      onClose={(_, reason) => reason === 'escapeKeyDown' && !work.busy && close()}
    >
      <DialogTitle id={id}>{fillPlaceholders(words.title, { names })}</DialogTitle>
      {work.sheet ? (
        <ImportSteps resource={resource} work={work} sheet={work.sheet} onLeave={orAsk(work.leave)} />
      ) : (
        <FileChoice resource={resource} work={work} />
      )}
      <ImportActions work={work} onClose={close} />
      {asked && <LosesChanges onClose={() => ask(undefined)} onConfirm={asked} />}
    </Dialog>
  )
}
