import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { DeliveryWords } from './messages/zh.ts'

/** The words of what is done with the deliveries of webhooks, loaded with it. */
export const useDeliveryWords = wordsHook<DeliveryWords>({
  zh: async () => (await import('./messages/zh.ts')).deliveryWords,
  en: async () => (await import('./messages/en.ts')).deliveryWords,
})
