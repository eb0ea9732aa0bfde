import { useTranslate } from 'react-admin'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { noticeMenus } from '#shared/contracts/NoticeLine.ts'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import { NoticeButton } from './NoticeButton.tsx'

const icons = {
  notification: <NotificationsIcon fontSize="small" />,
  message: <MailIcon fontSize="small" />,
  event: <CampaignIcon fontSize="small" />,
} as const satisfies Record<NoticeMenu, unknown>

/** The menus of notifications, messages and events; narrow screens have one menu for all three. */
export function NoticeMenus() {
  const translate = useTranslate()
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'))
  if (!isWide)
    return (
      <NoticeButton name={translate('header.notices.menus')} menus={noticeMenus} icon={icons.notification} />
    )
  return noticeMenus.map((menu) => (
    <NoticeButton key={menu} name={translate(`header.notices.${menu}`)} menus={[menu]} icon={icons[menu]} />
  ))
}
