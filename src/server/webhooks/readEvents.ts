import { tables } from '#generated/tables/tables.ts'
import type { Audit } from '#generated/types/audit.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { allNamesOf, presentName } from '../audit/formerNames.ts'
import type { HeldWebhook } from './heldWebhook.ts'
import type { EventName, WebhookEvent } from './WebhookEvent.ts'

/** A line of the audit log; without an event if the webhook does not subscribe to it. */
export interface EventLine {
  number: number
  event: WebhookEvent | undefined
}

interface Row extends Pick<
  Audit,
  'id' | 'record_id' | 'subject' | 'user_id' | 'user_name' | 'trace_id' | 'created_at'
> {
  number: string
  entity: string
  action: EventName | null
  changed: readonly string[] | null
}

const a = namesOf('audit', 'a')
const linesAtOnce = 100

/** The action of a line; the loss of a reference counts as an update of the record. */
const action = sql`CASE ${a('action')} WHEN ${'clear' satisfies Audit['action']} THEN ${'update' satisfies EventName}
  ELSE ${a('action')} END`

const entityNames = Object.keys(tables)

/** The lines after the last handled one, in order. Lines get their numbers after their commit, so none is skipped. */
export async function readEvents(
  queries: Queries,
  { number, entities, events }: HeldWebhook,
): Promise<EventLine[]> {
  const entity = presentName(a('entity'), a('created_at'))
  // A former name that another entity has by now means that one.
  const ofEntities = sql`(${entities.length} = 0 OR EXISTS (
    SELECT FROM ${allNamesOf(entity)} AS ever (name) WHERE ever.name = ANY(${[...entities]}::text[])
      AND (ever.name = ${entity} OR ever.name <> ALL(${entityNames}::text[]))))`
  const rows = await queries.rows<Row>(sql`
    SELECT line.number, ${a('id')} AS id, ${entity} AS entity, ${action} AS action, ${a('record_id')} AS record_id,
      ${a('subject')} AS subject, ${a('user_id')} AS user_id, ${a('user_name')} AS user_name, ${a('trace_id')} AS trace_id,
      ${a('created_at')} AS created_at,
      ARRAY(SELECT DISTINCT jsonb_object_keys(COALESCE(${a('before')}, '{}') || COALESCE(${a('after')}, '{}'))) AS changed
    FROM (SELECT number, audit_id FROM audit_seal WHERE number > ${number}::bigint ORDER BY number LIMIT ${linesAtOnce}::int) AS line
    LEFT JOIN ${a.table} ON ${a('id')} = line.audit_id AND ${a('record_id')} IS NOT NULL
      AND ${action} = ANY(${[...events]}::text[]) AND ${ofEntities}
    ORDER BY line.number`)
  return rows.map((row) => ({
    number: Number(row.number),
    event: row.action === null ? undefined : eventOf(row),
  }))
}

/** The event of a line. It names changed properties without values; receivers with permission read the record. */
function eventOf({ id, entity, action, created_at, changed, ...line }: Row): WebhookEvent {
  const type = `${entity}.${action}`
  const isChange = action === ('update' satisfies EventName) || action === ('move' satisfies EventName)
  const data = {
    entity,
    id: line.record_id,
    subject: line.subject,
    user: line.user_id === null ? null : { id: line.user_id, name: line.user_name },
    trace: line.trace_id,
    ...(isChange && { changed: (changed ?? []).toSorted() }),
  }
  return { id, type, subject: line.subject, at: created_at, body: { type, timestamp: created_at, data } }
}
