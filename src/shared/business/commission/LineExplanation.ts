import type { StepCode } from './stepTexts.ts'

/** One sentence of an explanation: a fact in both languages, and the record to look at. */
export interface ExplanationStep {
  code: StepCode
  zh: string
  en: string
  /** Entity and id of the record that the sentence is about. */
  link?: { entity: string; id: string }
}

/** The reason why a line of the ledger has its amount, from the order to the rounding. */
export interface LineExplanation {
  line_id: string
  amount: number
  steps: readonly ExplanationStep[]
}
