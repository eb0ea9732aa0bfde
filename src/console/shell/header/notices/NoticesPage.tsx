import { useState } from 'react'
import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Tab from '@mui/material/Tab'
import TablePagination from '@mui/material/TablePagination'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { noticeMenus } from '#shared/contracts/NoticeLine.ts'
import { noticesQuery, unreadQuery } from '../../../session/queries/noticeQueries.ts'
import { useTabTitle } from '../../../kit/tabs/useTabTitle.ts'
import { NoticeList } from './NoticeList.tsx'
import { useMarkRead } from './useMarkRead.ts'
import { PageTitle } from '../../../kit/page/PageTitle.tsx'

const perPage = 20
const panelId = 'notices-panel'

/** All notices, by menu and page. */
export function NoticesPage() {
  const translate = useTranslate()
  const [query, setQuery] = useSearchParams()
  const menu = noticeMenus.find((each) => each === query.get('menu')) ?? 'notification'
  const [page, setPage] = useState(1)
  const [unreadOnly, setUnreadOnly] = useState(false)
  const range = { page, perPage, unreadOnly }
  const { data } = useQuery(noticesQuery(menu, range))
  const { data: counts } = useQuery(unreadQuery)
  const markRead = useMarkRead()
  useTabTitle(translate('header.notices.all'))
  const choose = (next: string) => {
    setPage(1)
    setQuery({ menu: next }, { replace: true })
  }
  return (
    <>
      <PageTitle title="header.notices.all" />
      <Card>
        <Box sx={headStyle}>
          <Tabs
            value={menu}
            onChange={(_event, next) => choose(next)}
            aria-label={translate('header.notices.menus')}
            sx={{ flex: '1 1 auto' }}
          >
            {noticeMenus.map((each) => (
              <Tab
                key={each}
                value={each}
                id={`notices-${each}`}
                aria-controls={panelId}
                label={translate(`header.notices.${each}`)}
              />
            ))}
          </Tabs>
          <FormControlLabel
            control={
              <Switch
                checked={unreadOnly}
                onChange={(_event, checked) => {
                  setPage(1)
                  setUnreadOnly(checked)
                }}
              />
            }
            label={translate('header.notices.unreadOnly')}
            sx={{ ml: 0 }}
          />
          <Button
            disabled={!counts || counts[menu] === 0 || markRead.isPending}
            onClick={() => markRead.mutate({ menu })}
          >
            {translate('header.notices.readAll')}
          </Button>
        </Box>
        <Box role="tabpanel" id={panelId} aria-labelledby={`notices-${menu}`}>
          <NoticeList menu={menu} range={range} />
        </Box>
        {data && data.total > perPage && <NoticePager page={page} total={data.total} onPage={setPage} />}
      </Card>
    </>
  )
}

interface NoticePagerProps {
  page: number
  total: number
  onPage: (page: number) => void
}

function NoticePager({ page, total, onPage }: NoticePagerProps) {
  const translate = useTranslate()
  return (
    <TablePagination
      component="div"
      sx={{ borderTop: 1, borderColor: 'divider' }}
      count={total}
      page={Math.min(page - 1, Math.ceil(total / perPage) - 1)}
      rowsPerPage={perPage}
      rowsPerPageOptions={[]}
      labelDisplayedRows={({ from, to, count }) =>
        translate('screens.list.range', { from, to, total: count })
      }
      getItemAriaLabel={(type) => translate(`screens.list.${type}`)}
      onPageChange={(_event, next) => onPage(next + 1)}
    />
  )
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1,
  borderBottom: 1,
  borderColor: 'divider',
}
