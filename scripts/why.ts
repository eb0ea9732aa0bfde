import type { Explanation } from '#shared/permissions/Explanation.ts'
import { askServer } from './steps/askServer.ts'
import { readArguments, refuseArguments } from './steps/readArguments.ts'
import { runQuestion } from './steps/runQuestion.ts'
import { askDatabase } from './why/askDatabase.ts'
import { sentencesOf } from './why/sentencesOf.ts'

// `npm run why -- --user X --call "PUT /api/v1/goods/1"`: allowed or refused, by what, and what would allow it.
const usage =
  'npm run why -- --user <name> | --role <code>  --call "PUT /api/v1/goods/1" | --button <code>  [--server <address> --token <token>]'
const text = { type: 'string' } as const
const options = { user: text, role: text, call: text, button: text, server: text, token: text }
const { user, role, call, button, server, token } = readArguments({
  usage,
  options,
}).values
const who = user ?? role
const what = call ?? button

if (who === undefined || what === undefined) refuseArguments('Who, and about what?', usage)
await runQuestion(server, () => answer(who, what))

async function answer(asked: string, about: string): Promise<number> {
  const question = { user, role, call, code: button }
  const explanation =
    server === undefined
      ? await askDatabase(question)
      : await askServer<Explanation>({ server, token }, '/api/v1/permissions/why', question)
  for (const language of ['zh', 'en'] as const)
    process.stdout.write(`${sentencesOf(explanation, { who: asked, what: about, language }).join('\n')}\n`)
  return 0
}
