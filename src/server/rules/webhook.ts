import { tables } from '#generated/tables/tables.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { idsOf } from '../crud/entity/idsOf.ts'
import { pathOf } from '../crud/entity/pathOf.ts'
import type { DraftOf, Rules } from '../crud/entity/Rules.ts'
import { siteAt } from '../outgoing/siteAt.ts'
import { settleFailing } from '../webhooks/failingNotices.ts'
import { beginWebhook, endWebhooks } from '../webhooks/heldWebhook.ts'
import { isGoodSecret, newSigningSecret } from '../webhooks/signature.ts'

type Draft = DraftOf<'webhook'>

const secretKey: keyof Draft = 'signing_secret'

/** Requires a secret that is hard to guess and an address that can be called. Tries a changed webhook at once. */
export const webhookRules: Rules<'webhook'> = {
  prepareCreate: (input) => {
    if ((input[secretKey] ?? '') !== '') return { input }
    const secret = newSigningSecret()
    return { input: { ...input, [secretKey]: secret }, shownOnce: { secret } }
  },
  beforeCreate: (_tx, draft) => check(draft),
  beforeUpdate: (_tx, { draft }) => check(draft),
  afterCreate: (tx, { record }) => beginWebhook(tx, record.id),
  afterUpdate: async (tx, { before, after, draft }) => {
    const isNewTarget = before.target_url !== after.target_url || typeof draft.signing_secret === 'string'
    if (!isNewTarget && before.status === after.status) return
    await beginWebhook(tx, after.id)
    await settleFailing(tx, [after.id])
  },
  afterDelete: async (tx, webhooks) => {
    await endWebhooks(tx, idsOf(webhooks))
    await settleFailing(tx, idsOf(webhooks))
  },
}

function check({ target_url: url, signing_secret: secret, told_entities: entities }: Draft): void {
  if (typeof url === 'string' && !siteAt(url)) throw refused('target_url', 'WEBHOOK_ADDRESS')
  if (secret !== undefined && !isGoodSecret(secret ?? '')) throw refused('signing_secret', 'WEBHOOK_SECRET')
  const unknown = (entities ?? []).find((entity) => !Object.hasOwn(tables, entity))
  if (unknown !== undefined) throw refused('told_entities', 'WEBHOOK_ENTITY', { name: unknown })
}

function refused(property: keyof Draft, code: ErrorCode, params = {}): AppError {
  const path = pathOf<'webhook'>(property)
  return new AppError(code, { ...params, fields: [{ path, code, params }] })
}
