import type { Language } from '../contracts/Text.ts'

/** The words of an exported file that belong to no entity. */
export interface ExportWords {
  yes: string
  no: string
  /** The head of a column of amounts. */
  inYuan: (label: string) => string
}

/** The same words as in the console's lists. */
export const exportWords = {
  zh: { yes: '是', no: '否', inYuan: (label) => `${label}（元）` },
  en: { yes: 'Yes', no: 'No', inYuan: (label) => `${label} (CNY)` },
} as const satisfies Record<Language, ExportWords>
