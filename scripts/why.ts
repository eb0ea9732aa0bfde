import type { Explanation } from '#shared/permissions/Explanation.ts'
import { askServer } from './questions/askServer.ts'
import { printLines } from './questions/printLines.ts'
import { readArguments, refuseArguments } from './steps/readArguments.ts'
import { runQuestion } from './questions/runQuestion.ts'
import { askDatabase } from './why/askDatabase.ts'
import { sentencesOf } from './why/sentencesOf.ts'

// `npm run why -- --user X --call "PUT /api/v1/goods/1"`: shows whether it is allowed, by what, and what would allow it.
// `npm run why -- --line X`: explains why a line of the distribution log has its amount.
const usage =
  'npm run why -- --user <name> | --role <code>  --call "PUT /api/v1/goods/1" | --button <code>  [--server <address> --token <token>], or --line <id of a line of the distribution log>'
const text = { type: 'string' } as const
const options = { user: text, role: text, call: text, button: text, line: text, server: text, token: text }
const { user, role, call, button, line, server, token } = readArguments({
  usage,
  options,
}).values
const who = user ?? role
const what = call ?? button

if (line !== undefined) {
  const { explain } = await import('./ledger/explain.ts')
  await runQuestion(server, () => explain(line, { server, token }))
} else if (who === undefined || what === undefined) refuseArguments('Who, and about what?', usage)
else await runQuestion(server, () => answer(who, what))

async function answer(asked: string, about: string): Promise<number> {
  const question = { user, role, call, code: button }
  const explanation =
    server === undefined
      ? await askDatabase(question)
      : await askServer<Explanation>({ server, token }, '/api/v1/permissions/why', question)
  for (const language of ['zh', 'en'] as const)
    printLines(sentencesOf(explanation, { who: asked, what: about, language }))
  return 0
}
