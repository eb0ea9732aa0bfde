import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import { unreadQuery } from '../../../session/queries/noticeQueries.ts'
import { NoticeList } from './NoticeList.tsx'
import { noticesPath } from './noticesPath.ts'
import { useMarkRead } from './useMarkRead.ts'

const range = { page: 1, perPage: 8, unreadOnly: false }

/** The latest notices of one menu, or of several that the user can switch between. */
export function NoticePanel({ menus, onClose }: { menus: readonly NoticeMenu[]; onClose: () => void }) {
  const translate = useTranslate()
  const [menu, setMenu] = useState(menus[0] ?? 'notification')
  const { data: counts } = useQuery(unreadQuery)
  const markRead = useMarkRead()
  const panel = useRef<HTMLDivElement>(null)
  const nameOf = (each: NoticeMenu) => translate(`header.notices.${each}`)
  const readAll = () => {
    // The button becomes disabled next, and a disabled element that has the focus swallows the keys.
    panel.current?.focus()
    markRead.mutate({ menu })
  }
  return (
    <Box ref={panel} tabIndex={-1} sx={panelStyle}>
      <Box sx={headStyle}>
        <Typography component="h2" sx={{ flex: 1, fontSize: '1rem', fontWeight: 600 }}>
          {menus.length > 1 ? translate('header.notices.all') : nameOf(menu)}
        </Typography>
        <Button size="small" disabled={!counts || counts[menu] === 0 || markRead.isPending} onClick={readAll}>
          {translate('header.notices.readAll')}
        </Button>
      </Box>
      {menus.length > 1 && (
        <Tabs value={menu} onChange={(_event, next) => setMenu(next)} variant="fullWidth">
          {menus.map((each) => (
            <Tab key={each} value={each} label={tabLabel(nameOf(each), counts?.[each] ?? 0)} />
          ))}
        </Tabs>
      )}
      <Box sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
        <NoticeList menu={menu} range={range} onOpen={onClose} />
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.5 }}>
        <Button component={Link} to={`${noticesPath}?menu=${menu}`} onClick={onClose} fullWidth>
          {translate('header.notices.viewAll')}
        </Button>
      </Box>
    </Box>
  )
}

function tabLabel(name: string, count: number): string {
  return count > 0 ? `${name} (${Math.min(count, 99)}${count > 99 ? '+' : ''})` : name
}

const panelStyle = {
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(560px, calc(100vh - 96px))',
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 2,
  pr: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}
