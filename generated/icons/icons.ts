// Written by `npm run generate` from schemas/*.json. Edit the schema, not this file.

import type { SvgIconComponent } from '@mui/icons-material'
import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Chat from '@mui/icons-material/ChatOutlined'
import CorporateFare from '@mui/icons-material/CorporateFareOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Devices from '@mui/icons-material/DevicesOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Inventory from '@mui/icons-material/InventoryOutlined'
import ListAlt from '@mui/icons-material/ListAltOutlined'
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined'
import Percent from '@mui/icons-material/PercentOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import Send from '@mui/icons-material/SendOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Share from '@mui/icons-material/ShareOutlined'
import Sync from '@mui/icons-material/SyncOutlined'
import Timeline from '@mui/icons-material/TimelineOutlined'
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined'
import WorkOutline from '@mui/icons-material/WorkOutlineOutlined'

/** The icons that the menus of the schemas name. */
export const icons: Readonly<Record<string, SvgIconComponent>> = {
  AccountTree: AccountTree,
  Badge: Badge,
  Chat: Chat,
  CorporateFare: CorporateFare,
  Dashboard: Dashboard,
  Devices: Devices,
  History: History,
  Inventory: Inventory,
  ListAlt: ListAlt,
  MonitorHeart: MonitorHeart,
  Percent: Percent,
  Person: Person,
  ReceiptLong: ReceiptLong,
  Send: Send,
  Settings: Settings,
  Share: Share,
  Sync: Sync,
  Timeline: Timeline,
  VerifiedUser: VerifiedUser,
  WorkOutline: WorkOutline,
}
