import type { FastifyInstance } from 'fastify'
import { tables } from '#generated/tables/tables.ts'
import { computedColumns, followsReferences, readByReference } from '#server/crud/entity/computedColumns.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import { recordOf } from './Case.ts'
import type { Case } from './Case.ts'
import type { Layer, Subject } from './Subject.ts'
import { judgeValue } from '../../generate/model/schemas/judgeValue.ts'
import { violationsOf } from './browserLayer.ts'
import { computedFrom } from './openDatabaseLayer.ts'

const allTables: readonly Table[] = Object.values(tables)

/** The answer of the real server to a call. */
export interface Answered {
  status: number
  error?: {
    id: string
    detail: string
    fields?: readonly { path: string; code?: string; message?: string }[]
  }
  data: JsonObject
}

/** Calls the server as its administrator. */
export type Call = (method: 'POST' | 'PUT', url: string, payload: JsonObject) => Promise<Answered>

/** Creates calls below the API's base with this token. */
export function callerOf(app: FastifyInstance, token: string): Call {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  return async (method, url, payload) => {
    const answer = await app.inject({ method, url: `/api/v1${url}`, headers, payload })
    const body = answer.json<{ error?: Answered['error']; data: JsonObject | null }>()
    return { status: answer.statusCode, ...(body.error ? { error: body.error } : {}), data: body.data ?? {} }
  }
}

/** The server's route, with everything behind it. */
export function openServerLayer(call: Call): Layer {
  return {
    name: 'server',
    judge: async (subject, cases) => {
      const verdicts = Array<boolean>(cases.length).fill(false)
      for (const bundle of bundlesOf(subject, cases)) await judgeBundle(call, subject, bundle, verdicts)
      return verdicts
    },
    states: () => true,
  }
}

interface Numbered {
  one: Case
  index: number
}

/** Cases that one call can decide: each for a different property, and all expected to be admitted, or all refused. */
interface Bundle {
  admitted: boolean
  members: Numbered[]
}

/** Groups cases by the browser's verdict; if the server's answer differs from it, each case of a bundle is sent alone. */
function bundlesOf(subject: Subject, cases: readonly Case[]): Bundle[] {
  const bundles: Bundle[] = []
  const filled = new Map<string, number>()
  const open = new Map<string, Bundle>()
  for (const [index, one] of cases.entries()) {
    const admitted = violationsOf(subject, one).length === 0
    const room = roomOf(subject, one, admitted)
    if (room === undefined) {
      bundles.push({ admitted, members: [{ one, index }] })
      continue
    }
    const lane = `${admitted} ${one.property}`
    const turn = filled.get(lane) ?? 0
    filled.set(lane, turn + 1)
    const key = `${admitted} ${room} ${turn}`
    const bundle = open.get(key) ?? { admitted, members: [] }
    if (bundle.members.length === 0) bundles.push(bundle)
    bundle.members.push({ one, index })
    open.set(key, bundle)
  }
  return bundles
}

/** The key of cases that may share a call; undefined for a value that rules or other records affect, which is sent alone. */
function roomOf({ table, schema }: Subject, one: Case, admitted: boolean): string | undefined {
  const { property, changes, omitted } = one
  const column = table.columns.find(({ name }) => name === property)
  if (omitted || Object.keys(changes).join() !== property) return undefined
  // Rules and other records are not checked for a record whose form is refused.
  if (!admitted) return ''
  if (!column || column.reference || column.secret === 'hash') return undefined
  if (table.states?.property === property) return undefined
  if (table.rowLinks?.some((link) => link.property === property)) return undefined
  const part = isJsonObject(schema['properties']) ? schema['properties'][property] : undefined
  return isJsonObject(part) && 'x-at-most' in part ? 'at most' : ''
}

async function judgeBundle(
  call: Call,
  subject: Subject,
  { admitted, members }: Bundle,
  verdicts: boolean[],
): Promise<void> {
  const changes = Object.assign({}, ...members.map(({ one }) => one.changes))
  const [first] = members
  const whole: Case = { ...(first?.one ?? { property: '', keyword: '' }), changes }
  const answer = await send(call, subject, whole, admitted)
  if (admitsIn(answer, subject, whole)) {
    if (admitted || members.length === 1) for (const { index } of members) verdicts[index] = true
    else await judgeAlone(call, subject, members, verdicts)
    return
  }
  if (members.length === 1) return
  const named = new Set((answer.error?.fields ?? []).map(({ path }) => path.split('/')[1]))
  const unclear = members.filter(({ one }) => admitted || !named.has(one.property))
  await judgeAlone(call, subject, unclear, verdicts)
}

async function judgeAlone(
  call: Call,
  subject: Subject,
  members: readonly Numbered[],
  verdicts: boolean[],
): Promise<void> {
  for (const { one, index } of members) {
    const answer = await send(call, subject, one, violationsOf(subject, one).length === 0)
    verdicts[index] = admitsIn(answer, subject, one)
  }
}

/** Sends a case: expected successes change the existing record, expected refusals would create a new one. */
async function send(call: Call, subject: Subject, one: Case, admitted: boolean): Promise<Answered> {
  const { table, base, id, route, isChangeable } = subject
  const record = recordOf(base, one)
  const state = table.states?.property
  if (route.method === 'PUT') return call('PUT', route.url, wholeOf(subject, record))
  if (!admitted || one.omitted || !isChangeable || isReadByOthers(table, one))
    return call('POST', route.url, record)
  const whole = Object.entries(wholeOf(subject, record))
  const kept = whole.filter(([name]) => name !== state || name === one.property)
  return call('PUT', `${table.path}/${id}`, Object.fromEntries(kept))
}

/** Whether referring records read a changed property: their limits would judge the change; a new record has no such records. */
function isReadByOthers({ referrers }: Table, { changes }: Case): boolean {
  return referrers.some(({ entity, column }) => {
    const reader = allTables.find((table) => table.entity === entity)
    const read = reader && readByReference(computedColumns(reader)).get(column)
    return Object.keys(changes).some((name) => read?.has(name))
  })
}

/** All properties of a record, because a property that a change leaves out keeps the value of an earlier case. */
function wholeOf({ schema, table }: Subject, record: JsonObject): JsonObject {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const filled = withDefaults(schema, record, true)
  const unset = Object.entries(properties).flatMap(([name, part]): [string, Json][] => {
    const isOpen = isJsonObject(part) && part['readOnly'] !== true && name !== 'version'
    const isSecret = table.columns.some((column) => column.name === name && column.secret)
    return isOpen && !isSecret && !(name in filled) ? [[name, null]] : []
  })
  return { ...filled, ...Object.fromEntries(unset) }
}

/**
 * Whether an answer admits a value. A refusal for reasons beyond the schema counts as admission: a missing record, a rule that
 * names the field it judged, such as the one against common passwords, a move into this state that needs more input, or a value
 * that is computed from this one.
 */
function admitsIn({ status, error }: Answered, subject: Subject, one: Case): boolean {
  if (status < 300) return true
  if (status === 400 && error?.id === 'INPUT_INVALID') {
    if (isBeyondInput(subject, error.fields) || isOfComputed(subject, one)) return true
    if (isOfOthers(subject, one, error.fields)) return true
    return subject.table.states?.property === one.property && violationsOf(subject, one).length === 0
  }
  if (status === 409 || (status === 400 && error?.fields?.length)) return true
  throw new Error(`the server answered ${status} ${error?.id ?? ''}: ${error?.detail ?? ''}`)
}

/** Refusals beyond any schema: about the place or the owner of a file, or about the record behind a reference. */
const ofOthers: ReadonlySet<string> = new Set([
  'referenceLimit',
  'fileElsewhere',
  'fileIsPublic',
  'fileIsPrivate',
  'fileOfAnother',
])

/** Whether a refusal concerns only computed values, limits between rows of other entities, files, or targets of references. */
function isBeyondInput({ table }: Subject, fields: readonly { path: string; code?: string }[] = []): boolean {
  const made = new Set(computedIn(table).map((name) => `/${name}`))
  const rows = (table.children ?? []).map(({ property, entity }) => ({
    start: `/${property}/`,
    made: new Set(computedIn(allTables.find((each) => each.entity === entity))),
  }))
  const isOfRow = ({ path, code }: { path: string; code?: string }) =>
    rows.some(
      (row) => path.startsWith(row.start) && (code === 'atMost' || row.made.has(path.split('/')[3] ?? '')),
    )
  return (
    fields.length > 0 &&
    fields.every(
      (field) =>
        made.has(field.path) ||
        isBeyondOthersLimit(table, field) ||
        isComputedInside(table, field.path) ||
        isOfRow(field) ||
        ofOthers.has(field.code ?? ''),
    )
  )
}

/** Whether a value exceeds one from another record, which only the server knows. */
function isBeyondOthersLimit(
  { columns }: Pick<Table, 'columns'>,
  { path, code }: { path: string; code?: string },
): boolean {
  const limit = columns.find(({ name }) => path === `/${name}`)?.atMost
  return code === 'atMost' && columns.some((column) => column.name === limit && followsReferences(column))
}

/** Whether a place is a computed part of an object or of a list of objects. */
function isComputedInside({ columns }: Pick<Table, 'columns'>, path: string): boolean {
  const [, whole, ...inside] = path.split('/')
  const { computedParts = {} } = columns.find(({ name }) => name === whole) ?? {}
  return Object.hasOwn(computedParts, inside.at(-1) ?? '')
}

/** Whether the input is valid, and a condition forbids a value computed from it. */
function isOfComputed(subject: Subject, one: Case): boolean {
  const { table, base, schema, validate } = subject
  if (computedIn(table).length === 0 || violationsOf(subject, one).length > 0) return false
  const record = withDefaults(schema, recordOf(base, one), true)
  return !validate({ ...record, ...computedFrom(table, record) })
}

/** Whether the input is valid, but refused because of the owner's record or of values computed from other records. */
function isOfOthers(subject: Subject, one: Case, fields: readonly { path: string }[] = []): boolean {
  const { table, base, schema } = subject
  if (violationsOf(subject, one).length > 0 || fields.length === 0) return false
  const owners = new Set((table.owners ?? []).map(({ of }) => `/${of}`))
  const parts = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const record = withDefaults(schema, recordOf(base, one), true)
  const isRightAlone = (name: string) => {
    const part = parts[name]
    return isJsonObject(part) && judgeValue(part, record[name] ?? null)?.length === 0
  }
  const isFollowing = followsOthers(table)
  return fields.every(({ path }) => owners.has(path) || (isFollowing && isRightAlone(path.slice(1))))
}

/** Whether a value is computed from child records, or from the targets of references. */
function followsOthers(table: Table): boolean {
  const computed = computedColumns(table)
  return computed.some(followsReferences) || (computed.length > 0 && table.children !== undefined)
}

function computedIn(table: Pick<Table, 'columns'> | undefined): string[] {
  return (table?.columns ?? []).flatMap(({ name, computed }) => (computed ? [name] : []))
}
