import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { UserSession } from '#shared/contracts/sessions/UserSession.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { useTabTitle } from '../../kit/tabs/useTabTitle.ts'
import { SearchBar } from '../../kit/widgets/searchBar/SearchBar.tsx'
import { allSessionsQuery, sessionsPerPage } from './allSessionsQuery.ts'
import type { SessionRange } from './allSessionsQuery.ts'
import { EndSessionDialog } from './EndSessionDialog.tsx'
import { KindChoice } from './KindChoice.tsx'
import { SessionTable } from './SessionTable.tsx'
import { useSessionRange } from './useSessionRange.ts'
import { useSessionWords } from './useSessionWords.ts'

/** All log-ins and API keys, with a button to end each. */
export function SessionsPage() {
  const words = useSessionWords()
  const [range, show] = useSessionRange()
  const { data, error, refetch } = useQuery(allSessionsQuery(range))
  const [asking, setAsking] = useState<UserSession>()
  useTabTitle(words.title)
  return (
    <Card>
      <PageTitle title={words.title} />
      <Box sx={headStyle}>
        <Typography color="text.secondary">{words.explain}</Typography>
        <Box sx={choicesStyle}>
          <SearchBar value={range.word} words={words.search} onSearch={(word) => show({ word })} />
          <KindChoice kind={range.kind} onChoose={(kind) => show({ kind })} />
        </Box>
      </Box>
      {error && !data && <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={240} sx={{ m: 3, mt: 0 }} />}
      {data?.sessions.length === 0 && (
        <Typography color="text.secondary" sx={{ textAlign: 'center', px: 3, py: 8 }}>
          {words.none}
        </Typography>
      )}
      {data && data.sessions.length > 0 && <SessionTable sessions={data.sessions} onEnd={setAsking} />}
      {data && data.total > sessionsPerPage && <Pager {...data} onShow={show} />}
      <EndSessionDialog session={asking} onClose={() => setAsking(undefined)} />
    </Card>
  )
}

interface PagerProps {
  /** Counted from 1. */
  page: number
  total: number
  onShow: (next: Partial<SessionRange>) => void
}

function Pager({ page, total, onShow }: PagerProps) {
  const translate = useTranslate()
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={sessionsPerPage}
      rowsPerPageOptions={[]}
      labelDisplayedRows={({ from, to, count }) =>
        translate('screens.list.range', { from, to, total: count })
      }
      getItemAriaLabel={(type) => translate(`screens.list.${type}`)}
      onPageChange={(_event, next) => onShow({ page: next + 1 })}
    />
  )
}

const headStyle = { p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }

const choicesStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }
