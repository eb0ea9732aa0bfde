import type { FastifyRequest } from 'fastify'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { JournalEntry } from '../crud/entity/Journal.ts'
import { textOf } from '../crud/entity/textOf.ts'
import { redact } from '../logs/redact.ts'
import type { ViewedRole } from '../sessions/viewedRoles.ts'

/** The entry about a hand-written call that changed something. */
export function callEntry(request: FastifyRequest): JournalEntry {
  return { ...aboutCall(request), action: 'call', detail: callFacts(request) }
}

/** The entry about a refused call, with the code of the refusal. */
export function refusedEntry(request: FastifyRequest, code: string): JournalEntry {
  return { ...aboutCall(request), action: 'refuse', detail: { code, ...callFacts(request) } }
}

/** The entry with the roles as which its user was viewing the console. */
export function withViewedRoles(entry: JournalEntry, roles: readonly ViewedRole[]): JournalEntry {
  const viewed = roles.map(({ id, name }) => ({ id, name }))
  return { ...entry, detail: { ...entry.detail, viewed_roles: viewed } }
}

function aboutCall(request: FastifyRequest): Pick<JournalEntry, 'subject' | 'entity'> {
  const { config } = request.routeOptions
  const subject = `${request.method} ${request.url.split('?')[0] ?? ''}`
  // Only the routes of generated calls have a real entity name.
  return config.permission === undefined ? { subject } : { subject, entity: config.entity }
}

function callFacts({ method, routeOptions: { config, url }, query }: FastifyRequest): JsonObject {
  const facts: JsonObject = { method, route: url ?? '', ...(config.call ? { call: config.call } : {}) }
  // The query describes what was read. Other calls are logged without it: a refused one may contain a token by mistake.
  const asked = config.audited === true ? redact(query) : undefined
  return isJsonObject(asked) ? { ...facts, query: shortened(asked) } : facts
}

const textAtMost = 2000

function shortened(query: JsonObject): JsonObject {
  const texts = Object.entries(query).map(([name, value]) => [name, textOf(value).slice(0, textAtMost)])
  return Object.fromEntries(texts)
}
