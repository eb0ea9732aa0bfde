import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { RemovedView } from './RemovedView.tsx'
import { useViewCalls } from './useViewCalls.ts'
import { ViewLine } from './ViewLine.tsx'
import { useViewWords } from './useViewWords.ts'

interface ManageViewsDialogProps {
  resource: Resource
  views: readonly SavedView[]
  /** Called when a removed view was restored, with its former and its new id. */
  onRestored: (former: string, id: string) => void
  onClose: () => void
}

/**
 * The current user's views of a list, with buttons to share, rename and remove them. A removed view can be restored until the
 * dialog closes.
 */
export function ManageViewsDialog({ resource, views, onRestored, onClose }: ManageViewsDialogProps) {
  const id = useId()
  const words = useViewWords()
  const notifyFailure = useNotifyFailure()
  const calls = useViewCalls()
  const [removed, setRemoved] = useState<readonly SavedView[]>([])
  const [restored, setRestored] = useState<string>()
  const remove = async (view: SavedView) => {
    try {
      await calls.remove(view)
      setRemoved((former) => [...former, view])
    } catch (error) {
      notifyFailure(error, words.notRemoved)
    }
  }
  const share = async (view: SavedView) => {
    try {
      await calls.change({ ...view, shared: !view.shared })
    } catch (error) {
      notifyFailure(error, words.notSaved)
    }
  }
  const restore = async ({ id: former, ...view }: SavedView) => {
    try {
      const { id } = await calls.add(view)
      if (view.opens) await calls.openWith({ id, entity: view.entity })
      onRestored(former, id)
      setRestored(view.title)
      setRemoved((all) => all.filter((each) => each.id !== former))
    } catch (error) {
      notifyFailure(error, words.notSaved)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{words.manageTitle}</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <Box component="ul" aria-labelledby={`${id}-title`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {views.map((view) => (
            <ViewLine
              key={view.id}
              resource={resource}
              view={view}
              autoFocus={view.title === restored}
              onShare={() => void share(view)}
              onRemove={() => void remove(view)}
            />
          ))}
          {removed.map((view) => (
            <RemovedView key={view.id} view={view} onRestore={() => void restore(view)} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
