import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Pagination from '@mui/material/Pagination'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useIsPhone } from '../../../kit/browser/useIsPhone.ts'
import { SearchBar } from '../../../kit/widgets/searchBar/SearchBar.tsx'
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
  const [selected, setSelected] = useState<ReadonlySet<string>>(none)
  const content = useRef<HTMLDivElement>(null)
  const query = useQuery({ ...deletedQuery(resource, request), placeholderData: keepPreviousData })
  const { act, busy, refusal, forget } = useDeletedActions(resource)
  const allowed = useAllowed(resource)
  const actions = offered.filter((action) => allowed[action])
  const [purging, setPurging] = useState<readonly string[]>()
  const records = query.data?.records ?? []
  const ids = records.map((record) => String(record.id)).filter((each) => selected.has(each))
  const pages = Math.ceil((query.data?.total ?? 0) / deletedPerPage)
  const ask = (next: Partial<typeof request>) => {
    setRequest({ ...request, ...next })
    setSelected(none)
    forget()
  }
  const done = async (action: DeletedAction, wanted: readonly string[]) => {
    const isDone = await act(action, wanted, titleOf(wanted[0]))
    setPurging(undefined)
    if (!isDone) return
    setSelected(none)
    // If all records of the page are gone, the dialog shows the page before.
    if (wanted.length === records.length && request.page > 1)
      setRequest({ ...request, page: request.page - 1 })
    // The button that was pressed is gone with its line.
    content.current?.focus()
  }
  const titleOf = (wanted = '') => {
    const record = records.find((each) => each.id === wanted)
    return record ? recordTitle(resource, record, entityWords) : ''
  }
  const start = (action: DeletedAction, wanted: readonly string[]) =>
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
            onSearch={(search) => ask({ page: 1, search })}
          />
        </Box>
      )}
      <DialogContent
        dividers
        ref={content}
        tabIndex={-1}
        aria-busy={query.isFetching}
        onClick={(event) => leadsAway(event) && onClose()}
        sx={contentStyle}
      >
        <Box sx={{ height: 2 }}>{query.isFetching && !query.isPending && <WaitingLine />}</Box>
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
          <Pagination
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
        {ids.length > 0 &&
          actions.map((action) => (
            <Button key={action} {...looks[action]} disabled={busy} onClick={() => start(action, ids)}>
              {fillPlaceholders(words[action].selected, { count: ids.length })}
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

const none: ReadonlySet<string> = new Set()

const offered: readonly DeletedAction[] = ['purge', 'restore']

const looks = { purge: { color: 'error' }, restore: { variant: 'contained' } } as const

const contentStyle = { p: 0, minHeight: 240, '&:focus': { outline: 'none' } } as const
