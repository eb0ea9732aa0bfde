import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { BodyRooms, longBodyBytes } from '#server/limits/BodyRooms.ts'
import type { BodyLimits } from '#server/limits/BodyRooms.ts'
import { addBodyRoom } from '#server/plugins/bodies/bodyRoom.ts'
import { addJsonBody } from '#server/plugins/bodies/jsonBody.ts'

const nobody = {
  username: '',
  name: '',
  sessionId: '',
  mustChangePassword: false,
  mustSetSecondFactor: false,
  roleIds: [],
  viewedRoleIds: null,
  keyName: null,
  readOnly: false,
  policyVersion: 0,
}

/** A server whose calls are answered when the test tells it to. */
function serveWith(limits: BodyLimits) {
  const app = fastify({ bodyLimit: 2 * longBodyBytes, forceCloseConnections: true })
  const rooms = new BodyRooms(limits)
  const sockets: Socket[] = []
  const atWork: string[] = []
  const answers: (() => void)[] = []
  let port = 0

  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    request.user = { ...nobody, id: String(request.headers['x-user']) }
  })
  addJsonBody(app, rooms)
  addBodyRoom(app, rooms)
  app.post('/', async ({ user }) => {
    atWork.push(user?.id ?? '')
    await new Promise<void>((resolve) => answers.push(resolve))
    return {}
  })
  afterAll(() => app.close())

  beforeEach(async () => {
    if (port === 0) port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
    for (const socket of sockets.splice(0)) socket.destroy()
    atWork.length = 0
    answers.length = 0
  })

  const begin = (user: string, length: number): Socket => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const head = `POST / HTTP/1.1\r\nHost: a\r\nX-User: ${user}\r\nContent-Type: application/json\r\nContent-Length: ${length}`
    socket.write(`${head}\r\n\r\n`)
    sockets.push(socket)
    return socket
  }
  const send = (user: string, length: number): Socket => {
    const socket = begin(user, length)
    socket.write(`"${'x'.repeat(length - 2)}"`)
    return socket
  }
  return { atWork, answers, begin, send }
}

describe('JSON bodies that are sent together', () => {
  const { atWork, answers, begin, send } = serveWith({ ofUser: 2000, onTheWay: 5000, arrived: 5000 })

  it('are read as far as the memory for their user allows, and the rest once these are answered', async () => {
    for (let sent = 0; sent < 5; sent += 1) send('greedy', 1000)
    send('other', 1000)
    await expect.poll(() => atWork.toSorted()).toEqual(['greedy', 'greedy', 'other'])
    answers.shift()?.()
    await expect.poll(() => atWork.length).toBe(4)
    for (let answered = 0; answered < 5; answered += 1) {
      await expect.poll(() => answers.length).toBeGreaterThan(0)
      answers.shift()?.()
    }
    expect(atWork.filter((user) => user === 'greedy')).toHaveLength(5)
  })

  it('are read as far as the memory for all users allows', async () => {
    for (const user of ['a', 'b', 'c', 'd']) send(user, 2000)
    await expect.poll(() => atWork).toHaveLength(2)
    answers.shift()?.()
    await expect.poll(() => atWork).toHaveLength(3)
  })

  it('are read one at a time if one needs more memory than its user has', async () => {
    await once(send('large', 4000), 'connect')
    await expect.poll(() => atWork).toEqual(['large'])
    send('large', 100)
    send('other', 100)
    await expect.poll(() => atWork).toEqual(['large', 'other'])
  })

  it('free their memory when their sender leaves, half sent or still waiting', async () => {
    const half = begin('leaving', 2000)
    await once(half, 'connect')
    const waiting = begin('leaving', 2000)
    await once(waiting, 'connect')
    send('leaving', 2000)
    waiting.destroy()
    half.destroy()
    await expect.poll(() => atWork).toEqual(['leaving'])
  })
})

describe('long JSON bodies that arrive slowly', () => {
  const limits = { ofUser: 2 * longBodyBytes, onTheWay: 4 * longBodyBytes, arrived: 2 * longBodyBytes }
  const { atWork, answers, begin, send } = serveWith(limits)

  const beginAll = async (users: readonly string[]): Promise<Socket[]> => {
    const coming = users.flatMap((user) => [begin(user, longBodyBytes), begin(user, longBodyBytes)])
    await Promise.all(coming.map((socket) => once(socket, 'connect')))
    return coming
  }

  it('delay nobody whose body has arrived', async () => {
    await beginAll(['slow'])
    send('form', 1000)
    send('long', longBodyBytes)
    await expect.poll(() => atWork.toSorted()).toEqual(['form', 'long'])
  })

  it('are limited by the memory for bodies on the way, and never delay short ones', async () => {
    const coming = await beginAll(['slow', 'slower'])
    send('long', longBodyBytes)
    send('form', 1000)
    await expect.poll(() => atWork).toEqual(['form'])
    coming[0]?.destroy()
    await expect.poll(() => atWork).toEqual(['form', 'long'])
  })

  it('are read only as far as there is memory for their parsed values', async () => {
    for (const user of ['a', 'b', 'c']) send(user, longBodyBytes)
    await expect.poll(() => atWork).toHaveLength(2)
    answers.shift()?.()
    await expect.poll(() => atWork).toHaveLength(3)
  })
})
