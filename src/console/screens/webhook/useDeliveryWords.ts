import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { DeliveryWords } from './messages/zh.ts'

/** The words for sending webhook deliveries again, loaded on demand. */
export const useDeliveryWords = wordsHook<DeliveryWords>({
  zh: async () => (await import('./messages/zh.ts')).deliveryWords,
  en: async () => (await import('./messages/en.ts')).deliveryWords,
})
