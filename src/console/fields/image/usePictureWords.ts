import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { PictureWords } from './messages/zh.ts'

/** The words of the preview and of cropping, loaded when either is first opened. */
export const usePictureWords = wordsHook<PictureWords>({
  zh: async () => (await import('./messages/zh.ts')).pictureWords,
  en: async () => (await import('./messages/en.ts')).pictureWords,
})
