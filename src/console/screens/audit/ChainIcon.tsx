import GppBadOutlined from '@mui/icons-material/GppBadOutlined'
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'

const icons = {
  never: { Icon: GppMaybeOutlined, color: 'disabled' },
  intact: { Icon: VerifiedUserOutlined, color: 'success' },
  broken: { Icon: GppBadOutlined, color: 'error' },
} as const

/** An icon for the result of the last check of the chain. */
export function ChainIcon({ verdict }: { verdict: keyof typeof icons }) {
  const { Icon, color } = icons[verdict]
  return <Icon aria-hidden color={color} sx={{ fontSize: '2rem' }} />
}
