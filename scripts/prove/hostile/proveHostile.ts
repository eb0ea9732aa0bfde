import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DatabaseKind } from '#server/database/Database.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { root } from '../../steps/root.ts'
import { makeEngine } from '../process/Engine.ts'
import type { Account } from '../process/prepareDatabase.ts'
import { startBuiltServer } from '../process/startBuiltServer.ts'
import type { BuiltServer } from '../process/startBuiltServer.ts'
import { Attacker } from './Attacker.ts'
import type { HostileCall } from './HostileCall.ts'
import { hostileCalls } from './hostileCalls.ts'
import { refusingWeChat } from './refusingWeChat.ts'

/** The result of an attack. */
export interface HostileFindings {
  /** The number of answers by status; `closed` and `silent` count connections without one. */
  answers: Readonly<Record<string, number>>
  /** The calls that were answered by 5xx or not at all, with the request. */
  wrong: readonly string[]
  /** The process's memory in MiB after garbage collection, once after the warm-up and once at the end. */
  memory: { before: number; after: number }
}

const warmUp = 0.2
const mayGrow = 1.2

/** Attacks a server on one kind of database. */
export async function proveHostile(
  kind: DatabaseKind,
  { requests, seed }: { requests: number; seed: number },
): Promise<HostileFindings> {
  const engine = await makeEngine(kind)
  const weChat = await refusingWeChat()
  try {
    const settings = { ...engine.environment, ...withoutLimits, ...cheapPasswords, WECHAT_API: weChat.base }
    const server = await startBuiltServer(settings, flags)
    const address = await server.address
    const attacker = new Attacker(address, [engine.account.token, ...engine.account.spareTokens])
    const attack = await targetsOf(address, engine.account)
    const warm = hostileCalls({ ...attack, seed, count: Math.round(requests * warmUp) })
    await attacker.run(warm.filter((call) => !isLast(call)))
    const before = await memoryOf(server)
    const calls = hostileCalls({ ...attack, seed: seed + 10_000, count: requests })
    await attacker.run([...calls.filter((call) => !isLast(call)), ...calls.filter(isLast)])
    const after = await memoryOf(server)
    await attacker.expectHealth()
    await server.kill('SIGTERM')
    return { answers: attacker.answers, wrong: attacker.wrong, memory: { before, after } }
  } finally {
    weChat.close()
    await engine.remove()
  }
}

// Raises the rate limits, because calls that are refused for their number prove nothing.
const withoutLimits = {
  REQUESTS_PER_USER: '1000000',
  REQUESTS_PER_ADDRESS: '1000000',
  LOGIN_PER_ADDRESS: '1000000',
}
// Lowers the cost of hashing, which would otherwise be a fifth of the server's work and prove nothing more.
const cheapPasswords = { PASSWORD_COST: '10' }
const flags = [
  '--expose-gc',
  '--import',
  pathToFileURL(join(root, 'scripts/prove/hostile/tellMemory.js')).href,
]

/** Whether a call must come last, because it ends or narrows sessions: later calls would be refused for want of a session. */
function isLast({ path }: HostileCall): boolean {
  return /^\/api\/v1\/current\/(?:logout|refresh-token|sessions|view-as)\b/u.test(path)
}

/** The API document and ids of existing records; also sets up payments, so that payment notifications are checked. */
async function targetsOf(address: string, { token }: Account): Promise<Targets> {
  const call = async (method: string, path: string, body?: JsonObject): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await fetch(`${address}/api/v1${path}`, init)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  await call('PUT', '/weChat/config', payments)
  // Another user as the target, because a new password of the attacker's own account would end the attack.
  const roles = idsIn(await call('GET', '/roles/options')).map((role_id) => ({ role_id }))
  const target = await call('POST', '/users', { username: 'target', name: 'Target', roles })
  const document = await call('GET', '/openapi.json')
  if (!isJsonObject(document)) throw new Error('The server has no API document')
  const trees = await Promise.all(['/menus', '/departments'].map((path) => call('GET', path)))
  return { document, ids: idsIn([target, ...trees]) }
}

function idsIn(answer: unknown): string[] {
  const ids = JSON.stringify(answer).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu) ?? []
  return [...new Set(ids)].slice(0, mostIds)
}

const mostIds = 40

interface Targets {
  document: JsonObject
  ids: readonly string[]
}

const key = 'k'.repeat(32)
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const payments = {
  mch_id: '1900000109',
  mch_key: key,
  mach_v3_key: key,
  pay_public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  mp_appid: 'wx0123456789abcdef',
}

async function memoryOf(server: BuiltServer): Promise<number> {
  const told = once(server.process, 'message')
  server.process.send('memory')
  const [{ held }] = await told
  return Number(held) / 2 ** 20
}

/** The faults that an attack found, in words. */
export function faultsOf(kind: DatabaseKind, { answers, wrong, memory }: HostileFindings): string[] {
  const total = Object.values(answers).reduce((sum, count) => sum + count, 0)
  const shut = (answers['401'] ?? 0) + (answers['429'] ?? 0)
  return [
    ...wrong.map((one) => `${kind}: ${one}`),
    ...(memory.after > memory.before * mayGrow
      ? [`${kind}: memory went from ${memory.before.toFixed(0)} to ${memory.after.toFixed(0)} MiB`]
      : []),
    ...(shut > total / 5 ? [`${kind}: ${shut} of ${total} calls came no further than the door`] : []),
  ]
}
