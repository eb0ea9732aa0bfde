import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useIsPhone } from '../../../kit/browser/useIsPhone.ts'
import { SearchBar } from '../../../kit/widgets/searchBar/SearchBar.tsx'
import { PageButtons } from '../../../kit/widgets/PageButtons.tsx'
import { WaitingLine } from '../../../kit/widgets/WaitingLine.tsx'
import { useAllowed } from '../../../session/access/useAllowed.ts'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { DeletedList } from './DeletedList.tsx'
import { RefusalNote } from './DeletedLine.tsx'
import { deletedPerPage, deletedQuery } from './deletedQuery.ts'
import { useDeletedWords } from './useDeletedWords.ts'
import { PurgeDialog } from './PurgeDialog.tsx'
import type { DeletedAction } from './useDeletedActions.ts'
import { useDeletedActions } from './useDeletedActions.ts'

interface DeletedDialogProps {
  resource: Resource
  onClose: () => void
}

/** A dialog in which deleted records are searched, restored, or removed for good. */
export function DeletedDialog({ resource, onClose }: DeletedDialogProps) {
  const id = useId()
  const words = useDeletedWords()
  const entityWords = useEntityWords(resource)
  const { namesInText: names } = entityWords
  const phone = useIsPhone()
  const [request, setRequest] = useState({ page: 1, search: '' })
  const [selected, setSelected] = useState<readonly RaRecord[]>([])
  const content = useRef<HTMLDivElement>(null)
  const query = useQuery({ ...deletedQuery(resource, request), placeholderData: keepPreviousData })
  const { act, busy, refusal, forget } = useDeletedActions(resource)
  const allowed = useAllowed(resource)
  const actions = offered.filter((action) => allowed[action])
  const [purging, setPurging] = useState<readonly RaRecord[]>()
  const records = query.data?.records ?? []
  const pages = Math.ceil((query.data?.total ?? 0) / deletedPerPage)
  const ask = (next: Partial<typeof request>) => {
    setRequest({ ...request, ...next })
    forget()
  }
  const titleOf = (record: RaRecord | undefined) => (record ? recordTitle(resource, record, entityWords) : '')
  const done = async (action: DeletedAction, wanted: readonly RaRecord[]) => {
    const ids = wanted.map(({ id }) => String(id))
    const isDone = await act(action, ids, titleOf(wanted[0]))
    setPurging(undefined)
    if (!isDone) return
    setSelected(selected.filter(({ id }) => !ids.includes(String(id))))
    // The page may be empty now, or beyond the last one.
    const left = Math.ceil(((query.data?.total ?? 0) - wanted.length) / deletedPerPage)
    setRequest({ ...request, page: Math.max(1, Math.min(request.page, left)) })
    // The button that was pressed is gone with its line.
    content.current?.focus()
  }
  const start = (action: DeletedAction, wanted: readonly RaRecord[]) =>
    action === 'purge' ? setPurging(wanted) : void done(action, wanted)
  const isOfLine = records.some((record) => record.id === refusal?.id)
  return (
    <Dialog open fullScreen={phone} fullWidth maxWidth="md" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{fillPlaceholders(words.title, { names })}</DialogTitle>
      {resource.search && (
        <Box sx={{ px: 3, pb: 2 }}>
          <SearchBar
            value={request.search}
            words={words.search}
            onSearch={(search) => {
              setSelected([])
              ask({ page: 1, search })
            }}
          />
        </Box>
      )}
      <DialogContent
        dividers
        ref={content}
        tabIndex={-1}
        aria-busy={query.isFetching || busy}
        onClick={(event) => leadsAway(event) && onClose()}
        sx={contentStyle}
      >
        <Box sx={{ height: 2 }}>{(busy || (query.isFetching && !query.isPending)) && <WaitingLine />}</Box>
        {refusal && !isOfLine && (
          <Box sx={{ px: 3, pb: 1 }}>
            <RefusalNote resource={resource} refusal={refusal} />
          </Box>
        )}
        <DeletedList
          resource={resource}
          query={query}
          search={request.search}
          selected={selected}
          busy={busy}
          refusal={refusal}
          actions={actions}
          onSelect={setSelected}
          onAct={(action, record) => start(action, [record])}
        />
        {pages > 1 && (
          <PageButtons
            count={pages}
            page={request.page}
            onChange={(_event, page) => ask({ page })}
            aria-label={words.pages}
            sx={{ display: 'flex', justifyContent: 'center', py: 1.5 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
        {selected.length > 0 &&
          actions.map((action) => (
            <Button key={action} {...looks[action]} disabled={busy} onClick={() => start(action, selected)}>
              {fillPlaceholders(words[action].selected, { count: selected.length })}
            </Button>
          ))}
      </DialogActions>
      {purging && (
        <PurgeDialog
          title={titleOf(purging[0])}
          count={purging.length}
          busy={busy}
          onClose={() => setPurging(undefined)}
          onConfirm={() => void done('purge', purging)}
        />
      )}
    </Dialog>
  )
}

/** Whether the click follows a link to another page, which would open behind the dialog. */
function leadsAway({ defaultPrevented, target }: MouseEvent): boolean {
  return defaultPrevented && target instanceof Element && target.closest('a') !== null
}

const offered: readonly DeletedAction[] = ['purge', 'restore']

const looks = { purge: { color: 'error' }, restore: { variant: 'contained' } } as const

const contentStyle = { p: 0, minHeight: 240, '&:focus': { outline: 'none' } } as const
