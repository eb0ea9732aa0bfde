import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { SecretWords } from './messages/zh.ts'

/** The messages of shown secrets, loaded with them. */
export const useSecretWords = wordsHook<SecretWords>({
  zh: async () => (await import('./messages/zh.ts')).secretWords,
  en: async () => (await import('./messages/en.ts')).secretWords,
})
