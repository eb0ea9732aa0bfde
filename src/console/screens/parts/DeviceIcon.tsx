import ComputerIcon from '@mui/icons-material/Computer'
import DevicesOtherIcon from '@mui/icons-material/DevicesOther'
import SmartphoneIcon from '@mui/icons-material/Smartphone'
import TabletIcon from '@mui/icons-material/TabletMac'
import type { DeviceKind } from '#shared/contracts/sessions/UserSession.ts'

const icons = {
  desktop: ComputerIcon,
  mobile: SmartphoneIcon,
  tablet: TabletIcon,
  other: DevicesOtherIcon,
} as const satisfies Record<DeviceKind, typeof ComputerIcon>

/** An icon for the kind of device of a log-in. */
export function DeviceIcon({ kind, fontSize }: { kind: DeviceKind; fontSize?: 'small' }) {
  const Icon = icons[kind]
  return <Icon aria-hidden {...(fontSize && { fontSize })} sx={{ color: 'text.secondary' }} />
}
