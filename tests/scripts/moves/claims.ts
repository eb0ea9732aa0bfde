import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '#scripts/generate/generate.ts'
import type { Caller } from '#server/crud/entity/Context.ts'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { openCrud } from '#tests/server/crud/openCrud.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { buildProject, choiceOf, labelled, schemaOf } from '../generate/support/buildProject.ts'

/** A generated project whose schema's moves have everything that a business needs. */
export interface Claims {
  tables: Table[]
  routes: Route[]
  resources: Resource[]
  /** Serves the claims to a user; before `logIn` to no user. */
  open(databases: TestDatabases): Promise<Crud & { logIn: (user: JsonObject) => void }>
  read(path: string): string
  remove(): void
}

const label = { zh: '变更', en: 'Change' }

const author = { type: 'string', format: 'uuid', 'x-reference': { entity: 'user', onDelete: 'clear' } }

const claim = schemaOf(
  {
    amount: { ...labelled('Amount'), type: 'number', minimum: 0, 'x-unit': 'money', default: 0 },
    reason: { ...labelled('Reason'), type: 'string', minLength: 1, maxLength: 20 },
    due_on: { ...labelled('Due on'), type: 'string', format: 'date' },
    parts: { ...labelled('Parts'), type: 'integer', minimum: 1, maximum: 9 },
    note: { ...labelled('Note'), type: 'string' },
    opened_at: { ...labelled('Opened at'), type: 'string', format: 'date-time', 'x-default': { now: true } },
    opened_on: { ...labelled('Opened on'), type: 'string', format: 'date', 'x-default': { now: true } },
    owner_id: { ...labelled('Owner'), ...author, 'x-default': { currentUser: true } },
    short: { ...labelled('Short'), type: 'string', maxLength: 9, 'x-default': { property: 'name' } },
    made_by: { ...labelled('Made by'), ...author, 'x-auto': 'createdBy' },
    changed_by: { ...labelled('Changed by'), ...author, 'x-auto': 'updatedBy' },
    spent_at: { ...labelled('Spent at'), type: 'string', format: 'date-time' },
    tags: {
      ...labelled('Tags'),
      type: 'array',
      items: { type: 'string', format: 'uuid', 'x-reference': { entity: 'user', onDelete: 'clear' } },
    },
    place: {
      ...labelled('Place'),
      type: 'object',
      properties: {
        city: { ...labelled('City'), type: 'string' },
        street: { ...labelled('Street'), type: 'string' },
      },
    },
    trip_id: {
      ...labelled('Trip'),
      type: 'string',
      format: 'uuid',
      'x-reference': { entity: 'trip', onDelete: 'cascade' },
    },
    blocked_by: { ...labelled('Blocked by'), type: 'string' },
    urgent: { ...labelled('Urgent'), type: 'boolean', default: true },
    granted_at: { ...labelled('Granted at'), type: 'string', format: 'date-time', readOnly: true },
    granted_on: { ...labelled('Granted on'), type: 'string', format: 'date', readOnly: true },
    granted_by: {
      ...labelled('Granted by'),
      type: 'string',
      format: 'uuid',
      readOnly: true,
      'x-reference': { entity: 'user', onDelete: 'clear' },
    },
    state: {
      ...choiceOf('State', ['draft', 'sent', 'refused', 'granted', 'closed', 'paid']),
      type: 'string',
      default: 'draft',
      'x-states': {
        locked: [{ in: ['granted'] }, { in: ['sent'], fields: ['amount', 'tags', 'trip_id', 'spent_at'] }],
        moves: [
          {
            code: 'send',
            from: ['draft', 'refused'],
            to: 'sent',
            label,
            when: {
              properties: { amount: { exclusiveMinimum: 0 } },
              anyOf: [{ properties: { urgent: { const: false } } }, { required: ['amount', 'name'] }],
              not: { required: ['blocked_by'] },
            },
          },
          {
            code: 'expire',
            from: ['draft', 'refused'],
            to: 'closed',
            label,
            due: { source: 'spent_at', days: 1, hours: 1, minutes: 30 },
            when: { not: { required: ['blocked_by'] } },
            sets: { note: { value: 'Too late' } },
          },
          { code: 'pay', from: ['granted'], to: 'paid', label, due: { source: 'due_on' } },
          { code: 'refuse', from: ['sent'], to: 'refused', label, asks: ['reason'] },
          {
            code: 'grant',
            from: ['sent'],
            to: 'granted',
            label,
            asks: ['due_on', 'parts', { source: 'note', optional: true }],
            sets: {
              granted_at: { now: true },
              granted_on: { now: true },
              granted_by: { currentUser: true },
              urgent: { value: false },
              reason: { value: null },
            },
          },
        ],
      },
    },
  },
  { required: ['name', 'state'], 'x-entity': { path: '/claims', label: { zh: '报销单', en: 'Claim' } } },
)

const generated: Pick<Claims, 'tables' | 'routes' | 'resources'> = { tables: [], routes: [], resources: [] }

const user = schemaOf({}, { 'x-entity': { path: '/users', label: { zh: '用户', en: 'User' } } })

const trip = schemaOf({}, { 'x-entity': { path: '/trips', label: { zh: '行程', en: 'Trip' } } })

/** Generates the project of the claims. */
export async function buildClaims(): Promise<Claims> {
  const project = buildProject({ claim, user, trip })
  const result = await generate({ root: project.root, check: false })
  if (result.errors.length > 0) throw new Error(result.errors.join('\n'))
  const load = (path: string): Promise<Record<string, unknown>> =>
    import(join(project.root, 'generated', path))
  const [{ tables }, { routes }, { resources }] = await Promise.all([
    load('tables/tables.ts'),
    load('routes/routes.ts'),
    load('resources/resources.ts'),
  ])
  Object.assign(generated, { tables: Object.values(Object(tables)), routes, resources })
  return {
    ...generated,
    open: async (databases) => {
      const database = await databases.open()
      const folder = join(project.root, 'generated/migrations')
      for (const file of readdirSync(folder)
        .filter((one) => one.endsWith('.sql'))
        .toSorted())
        await database.run(raw(readFileSync(join(folder, file), 'utf8')))
      let caller: Caller | null = null
      const parts = { tables: generated.tables, routes: generated.routes, rules: {} }
      const crud = await openCrud(database, parts, () => caller)
      const logIn = (record: JsonObject): void => {
        caller = { id: idOf(record), username: 'someone', name: 'Someone' }
      }
      return { ...crud, logIn }
    },
    read: (path) => readFileSync(join(project.root, path), 'utf8'),
    remove: () => project.remove(),
  }
}

/** The ids of records in the query of a call for many. */
export function filterOf(records: readonly JsonObject[]): string {
  return `filter=${encodeURIComponent(JSON.stringify({ id: records.map(({ id = null }) => id) }))}`
}
