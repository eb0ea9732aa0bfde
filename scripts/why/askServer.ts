import type { Question } from '#server/policy/why.ts'
import type { Envelope } from '#shared/contracts/Envelope.ts'
import type { Explanation } from '#shared/permissions/Explanation.ts'

/** A running server, and the token of someone who may ask it. */
export interface Server {
  server: string
  token: string | undefined
}

/** Answers from a running server. */
export async function askServer({ server, token }: Server, question: Question): Promise<Explanation> {
  const given = Object.entries(question).filter(([, value]) => typeof value === 'string')
  const url = new URL('/api/v1/permissions/why', server)
  for (const [name, value] of given) url.searchParams.set(name, String(value))
  const answer = await fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  const body: Envelope<Explanation> = JSON.parse(await answer.text())
  if (!body.success) throw new Error(`${answer.status} ${body.msg}`)
  return body.data
}
