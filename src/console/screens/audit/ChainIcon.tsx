import GppBadOutlined from '@mui/icons-material/GppBadOutlined'
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'

const icons = {
  never: { Icon: GppMaybeOutlined, color: 'disabled' },
  intact: { Icon: VerifiedUserOutlined, color: 'success' },
  broken: { Icon: GppBadOutlined, color: 'error' },
} as const

/** What the last check of the chain found, as a sign. */
export function ChainIcon({ verdict }: { verdict: keyof typeof icons }) {
  const { Icon, color } = icons[verdict]
  return <Icon aria-hidden color={color} sx={{ fontSize: '2rem' }} />
}
