import { explainLine } from '#server/business/commission/explainLine.ts'
import type { LineExplanation } from '#shared/business/commission/LineExplanation.ts'
import { askServer } from '../questions/askServer.ts'
import { printLines } from '../questions/printLines.ts'
import { withDatabase } from '../steps/withDatabase.ts'

/** Explains in both languages why a line of the distribution log has its amount. */
export async function explain(
  id: string,
  { server, token }: { server: string | undefined; token: string | undefined },
): Promise<number> {
  const { steps } =
    server === undefined
      ? await withDatabase((database) => explainLine(database, id))
      : await askServer<LineExplanation>({ server, token }, `/api/v1/distributions/logs/${id}/why`, {})
  for (const language of ['zh', 'en'] as const) printLines(steps.map((step) => step[language]))
  return 0
}
