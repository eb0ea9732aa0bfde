import OrderIcon from '@mui/icons-material/ReceiptLongOutlined'
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import type { businessNotices } from '#shared/business/notices.ts'
import type { NoticeLook } from '../kit/widgets/NoticeLook.ts'

/** The icons and colours of the business's notices in the header. */
export const businessNoticeLooks = {
  'order.created': { Icon: OrderIcon, color: 'primary.main' },
  'order.refunding': { Icon: RefundIcon, color: 'warning.main' },
  'commission.booked': { Icon: PaymentsIcon, color: 'success.main' },
} as const satisfies Record<keyof typeof businessNotices, NoticeLook>
