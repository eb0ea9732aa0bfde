import type { DeliveryWords } from './zh.ts'

/** The words for sending webhook deliveries again, in English. */
export const deliveryWords: DeliveryWords = {
  title: 'Send again',
  explain: (event, subject) =>
    `“${event}”${subject === '' ? '' : ` (${subject})`} is sent again with the same content. Its event ID stays the same, so the receiver can tell that it is a repetition.`,
  delivered: (status) => `Delivered (HTTP ${status})`,
  undelivered: (reason) => `Not delivered: ${reason}`,
  failed: 'Sending again failed',
}
