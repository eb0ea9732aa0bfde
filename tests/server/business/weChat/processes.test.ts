import { expect, it } from 'vitest'
import { testDatabases } from '#tests/support/database.ts'
import { startTwoProcesses } from '#tests/support/twoProcesses.ts'
import { openFlood } from './openFlood.ts'
import { merchant } from './weChatPay.ts'

const databases = testDatabases('postgres')

it('200 notifications that reach two processes at once pay 50 orders once each [S3.10] [S4.10]', async () => {
  const { database, origins, sessionOf, call } = await startTwoProcesses(databases)
  const token = await sessionOf('admin')
  expect((await call(0, token, 'PUT', '/weChat/config', merchant)).status).toBe(200)
  const flood = await openFlood({
    database,
    call: async (method, path, payload) => (await call(0, token, method, path, payload)).data,
    send: async (node, { headers, payload }) => {
      const address = `${origins[node % origins.length]}/api/v1/weChat/notify`
      return (await fetch(address, { method: 'POST', headers, body: payload })).status
    },
  })
  const strange = (await flood.statuses()).filter((status) => ![200, 409, 503].includes(status))
  expect(strange).toEqual([])
  expect(await flood.booked()).toEqual(flood.wanted)
})
