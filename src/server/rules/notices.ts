import { idsOf } from '../crud/entity/idsOf.ts'
import type { Rules } from '../crud/entity/Rules.ts'
import { settleNotices } from '../notifications/notify.ts'

/** The rules that settle notices when records change; they run after the entity's own rules. */
export const noticeRules = {
  user: {
    afterUpdate: async (tx, { before, after }) => {
      if (before.status !== after.status && after.status === 'activated')
        await settleNotices(tx, ['registration.waiting'], idsOf([after]))
    },
    afterDelete: (tx, users) =>
      settleNotices(tx, ['registration.waiting', 'password.forgotten'], idsOf(users)),
  },
} satisfies { user: Rules<'user'> }
