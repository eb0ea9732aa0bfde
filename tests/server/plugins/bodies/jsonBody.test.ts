import { fastify } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { BodyRooms } from '#server/limits/BodyRooms.ts'
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

describe('long JSON bodies', () => {
  const app = fastify()
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    request.user = { ...nobody, id: String(request.headers['x-user']) }
  })
  addJsonBody(app, new BodyRooms())
  app.post('/', async ({ body }) => ({ length: JSON.stringify(body).length }))
  afterAll(() => app.close())

  const long = `[${'"a",'.repeat(10_000)}"${'x'.repeat(100_000)}"]`
  const post = async (user: string, payload: string) => {
    const headers = { 'content-type': 'application/json', 'x-user': user }
    return app.inject({ method: 'POST', url: '/', headers, payload })
  }

  it('of one user are read one after the other, and bodies of other users before the second one', async () => {
    const answered: string[] = []
    const send = async (user: string, payload: string) => {
      const { statusCode } = await post(user, payload)
      answered.push(statusCode === 200 ? user : `${user} ${statusCode}`)
    }
    const greedy = Array.from({ length: 5 }, () => send('greedy', long))
    await Promise.all([...greedy, send('other', long), send('greedy', '{}'), send('third', long)])
    expect(answered.slice(-4)).toEqual(['greedy', 'greedy', 'greedy', 'greedy'])
    expect(answered.toSorted()).toEqual([...Array<string>(6).fill('greedy'), 'other', 'third'])
  })

  it('that are refused leave the turn to the next one', async () => {
    const answers = await Promise.all([post('careless', `${long}]`), post('careless', long)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 200])
  })
})
