import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { PictureWords } from './messages/zh.ts'

/** The words of previews and of cutting pictures to size, loaded with the first of these. */
export const usePictureWords = wordsHook<PictureWords>({
  zh: async () => (await import('./messages/zh.ts')).pictureWords,
  en: async () => (await import('./messages/en.ts')).pictureWords,
})
