import { config } from '../../kit/config/config.ts'
import type { CascadeAnswer } from '../../kit/inputs/CascadeAnswer.ts'

/** The regions of China below a code, from GET /region, which is outside the API and needs no session. */
export async function loadRegions(parent?: string): Promise<CascadeAnswer> {
  const query = parent === undefined ? '' : `?parent=${encodeURIComponent(parent)}`
  const response = await fetch(`${config.basicApiHost}/region${query}`)
  const answer: unknown = await response.json()
  return isAnswer(answer) ? answer : { code: response.status, data: [] }
}

function isAnswer(answer: unknown): answer is CascadeAnswer {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'data' in answer
}
