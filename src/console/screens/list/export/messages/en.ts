import type { ExportWords } from './zh.ts'

/** Words of the kinds of export, in English. */
export const exportWords: ExportWords = {
  toImport: 'To import again (.xlsx)',
}
