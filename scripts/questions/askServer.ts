import type { Envelope } from '#shared/contracts/Envelope.ts'

/** A running server, and a token for the question. */
export interface Server {
  server: string
  token: string | undefined
}

/** The data of a running server's answer to a GET. */
export async function askServer<Data>(
  { server, token }: Server,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): Promise<Data> {
  const url = new URL(path, server)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value)
  const answer = await fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  const body: Envelope<Data> = JSON.parse(await answer.text())
  if (!body.success) throw new Error(`${answer.status} ${body.msg}`)
  return body.data
}
