import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import type { MenuProps } from '../../../kit/page/MenuButton.tsx'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { ManageViewsDialog } from './ManageViewsDialog.tsx'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import { useLook } from './useLook.ts'
import { useViewCalls } from './useViewCalls.ts'
import type { ViewsProps } from './ViewsButton.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'
import { useViewWords } from './useViewWords.ts'
import { viewsQuery } from './viewsQuery.ts'

/** The menu of a list's views, both the current user's and those that others share, and the dialogs that it opens. */
export function Views({ resource, anchor, onClose, onShow }: ViewsProps & MenuProps) {
  const words = useViewWords()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const { data, error, refetch } = useQuery(viewsQuery)
  const { look, show } = useLook(resource)
  const calls = useViewCalls()
  const [shownId, setShownId] = useState<string>()
  const [dialog, setDialog] = useState<'save' | 'manage'>()
  const views = data?.filter(({ entity }) => entity === resource.entity)
  const own = views?.filter(({ owner }) => owner === null)
  const open = (next: 'save' | 'manage') => {
    setDialog(next)
    onClose()
  }
  const choose = (view: SavedView) => {
    show(view.look)
    setShownId(view.id)
    onShow()
    onClose()
  }
  const change = (call: Promise<unknown>, message: string) => {
    onClose()
    call.then(
      () => notify(message, { type: 'success' }),
      (failure: unknown) => notifyFailure(failure, words.notSaved),
    )
  }
  return (
    <>
      <ViewsMenu
        anchor={anchor}
        look={look}
        views={views}
        shown={own?.find(({ id }) => id === shownId)}
        error={error}
        onRetry={() => void refetch()}
        onChoose={choose}
        onUpdate={(view) => change(calls.change({ ...view, look }), words.saved)}
        onOpenWith={(view) => change(calls.openWith(view), words.opening(view.title))}
        onOpenPlainly={() => change(calls.openPlainly(resource.entity), words.openingPlainly)}
        onSave={() => open('save')}
        onManage={() => open('manage')}
        onClose={onClose}
      />
      {dialog === 'save' && (
        <SaveViewDialog
          entity={resource.entity}
          look={look}
          views={own ?? []}
          onSaved={setShownId}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'manage' && (
        <ManageViewsDialog
          resource={resource}
          views={own ?? []}
          onRestored={(former, id) => setShownId((shown) => (shown === former ? id : shown))}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
