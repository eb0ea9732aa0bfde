import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { sql } from '#server/database/sql.ts'
import { noticeMenus } from '#shared/contracts/NoticeLine.ts'
import { noticeCodes, noticeTable } from '#shared/notifications/noticeTable.ts'
import { list, ok } from '../http/envelope.ts'
import { userOf } from '../plugins/session.ts'
import { answerSchema } from './document/answers.ts'
import { readerOf } from './notifications.ts'
import type { NotificationParts } from './notifications.ts'

const wanted = { type: 'boolean' } as const
const code = { type: 'string', enum: noticeCodes } as const

const choiceBody = {
  type: 'object',
  properties: { code, wanted },
  required: ['code', 'wanted'],
  additionalProperties: false,
} as const

const chosen = answerSchema({ code, wanted })
const choice = answerSchema({ code, menu: { type: 'string', enum: noticeMenus }, wanted })

/** GET and PUT /current/notification-choices: the kinds of notifications that the caller wants. */
export async function notificationChoiceRoutes(
  api: FastifyInstance,
  parts: NotificationParts,
): Promise<void> {
  const { database } = parts
  api.get(
    '/current/notification-choices',
    { config: { access: 'session', call: 'notificationChoices', answer: { type: 'array', items: choice } } },
    async (request) => {
      const { userId, codes } = await readerOf(request, parts)
      const rows = await database.rows<{ kind: string }>(
        sql`SELECT kind FROM notification_choice WHERE user_id = ${userId}`,
      )
      const unwanted = new Set(rows.map(({ kind }) => kind))
      const choices = codes.map((code) => ({
        code,
        menu: noticeTable[code].menu,
        wanted: !unwanted.has(code),
      }))
      return list(choices, choices.length)
    },
  )

  api.put<{ Body: FromSchema<typeof choiceBody> }>(
    '/current/notification-choices',
    {
      schema: { body: choiceBody },
      config: { access: 'session', call: 'chooseNotification', answer: chosen },
    },
    async (request) => {
      const { code, wanted } = request.body
      const { id } = userOf(request)
      await database.run(
        wanted
          ? sql`DELETE FROM notification_choice WHERE user_id = ${id} AND kind = ${code}`
          : sql`INSERT INTO notification_choice (user_id, kind) VALUES (${id}, ${code}) ON CONFLICT DO NOTHING`,
      )
      return ok({ code, wanted })
    },
  )
}
