import type { Acknowledged } from './Load.ts'

interface Server {
  address: string
  token: string
}

const atOnce = 200

/** The acknowledged records that the server does not return as they were sent. */
export async function findLost(server: Server, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = []
  for (const path of new Set(acknowledged.map((one) => one.path))) {
    const own = acknowledged.filter((one) => one.path === path)
    for (let start = 0; start < own.length; start += atOnce) {
      const some = own.slice(start, start + atOnce)
      const records = await recordsOf(
        server,
        path,
        some.map(({ id }) => id),
      )
      lost.push(
        ...some.filter(({ id, sent }) => !isWhole(records.get(id), sent)).map(({ id }) => `${path}/${id}`),
      )
    }
  }
  return lost
}

/** The records that are incomplete; records without an acknowledgement may exist, but must be whole. */
export async function findIncomplete(server: Server, menus: number): Promise<string[]> {
  const filter = JSON.stringify({ code_like: 'kept_' })
  const answer = await get(server, `/roles?filter=${encodeURIComponent(filter)}&pageSize=500&sort=-id`)
  return answer
    .filter(({ menus: held }) => !Array.isArray(held) || held.length !== menus)
    .map(({ id }) => `/roles/${String(id)}`)
}

async function recordsOf(
  server: Server,
  path: string,
  ids: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const filter = encodeURIComponent(JSON.stringify({ id: ids }))
  const records = await get(server, `${path}?filter=${filter}&pageSize=500`)
  return new Map(records.map((record) => [String(record['id']), record]))
}

async function get({ address, token }: Server, path: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${address}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
  const body: { data?: Record<string, unknown>[] } = await answer.json()
  if (!answer.ok || !Array.isArray(body.data)) throw new Error(`GET ${path} answered ${answer.status}`)
  return body.data
}

function isWhole(record: Record<string, unknown> | undefined, sent: Acknowledged['sent']): boolean {
  if (!record) return false
  return Object.entries(sent).every(([name, value]) => {
    const kept = record[name]
    return Array.isArray(value) ? Array.isArray(kept) && kept.length === value.length : kept === value
  })
}
