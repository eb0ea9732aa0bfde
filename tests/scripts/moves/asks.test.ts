import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createValidator } from '#console/fields/form/validator/createValidator.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { buildClaims, filterOf } from './claims.ts'
import type { Claims } from './claims.ts'

let claims: Claims
beforeAll(async () => {
  claims = await buildClaims()
})
afterAll(() => claims.remove())

describe('moves that ask for values', () => {
  it('have a form of their own, which checks the required inputs', async () => {
    const form = await claims.resources.find(({ entity }) => entity === 'claim')?.form?.()
    const grant = form?.moves?.['grant']
    if (!grant) throw new Error('no form')
    expect(grant.order).toEqual(['due_on', 'parts', 'note'])
    expect(grant.schema).toMatchObject({ required: ['due_on', 'parts'] })
    const validator = createValidator(grant, ({ path, code }) => `${path} ${code}`)
    const errorsOf = (values: JsonObject) =>
      validator.validateFormData(values, grant.schema).errors.map(({ stack }) => stack)
    expect(errorsOf({})).toEqual(['/due_on required', '/parts required'])
    expect(errorsOf({ due_on: '2026-02-30', parts: 10 })).toEqual(['/due_on format', '/parts maximum'])
    expect(errorsOf({ due_on: '2026-02-28', parts: 1 })).toEqual([])
    expect(Object.keys(form?.moves ?? {})).toEqual(['refuse', 'grant'])
  })

  it('are described in the API document with their request bodies, and have types', async () => {
    const text = claims.read('generated/openapi/openapi.json')
    const { valid, errors } = await new Validator().validate(JSON.parse(text))
    expect([valid, errors]).toEqual([true, undefined])
    const { paths, components } = JSON.parse(text)
    const bodyOf = (path: string) => {
      const { $ref } = paths[path].post.requestBody.content['application/json'].schema
      return components.schemas[$ref.split('/').at(-1)]
    }
    expect(bodyOf('/claims/{id}/refuse')).toMatchObject({
      required: ['reason'],
      additionalProperties: false,
      properties: { reason: { type: 'string', maxLength: 20 }, version: { type: 'integer' } },
    })
    expect(Object.keys(bodyOf('/claims/grant').properties)).toEqual(['due_on', 'parts', 'note'])
    expect(paths['/claims/{id}/send'].post.requestBody).toBeUndefined()
    expect(claims.read('generated/types/Entities.ts')).toContain(
      "to: 'granted'; asks: readonly { property: 'due_on' | 'parts' | 'note'; optional?: true }[]",
    )
  })

  eachDatabase('on a server', (databases) => {
    let crud: Crud
    beforeAll(async () => {
      crud = await claims.open(databases)
    })
    const sent = () => crud.make('/claims', { name: 'Trip', amount: 10 }).then((made) => move(made, 'send'))
    const move = async (record: JsonObject, code: string, body?: JsonObject) =>
      (await crud.call('POST', `/claims/${idOf(record)}/${code}`, body)).record
    const stored = async (record: JsonObject) => (await crud.call('GET', `/claims/${idOf(record)}`)).record

    it('are refused without the values that they ask for, and with values that the form would refuse', async () => {
      const record = await sent()
      const refusals = [
        [undefined, '/reason', 'required'],
        [{}, '/reason', 'required'],
        [{ reason: null }, '/reason', 'required'],
        [{ reason: '  ' }, '/reason', 'pattern'],
        [{ reason: 'x'.repeat(21) }, '/reason', 'maxLength'],
        [{ reason: 'why', amount: 5 }, '/amount', 'additionalProperties'],
      ] as const
      for (const [body, path, code] of refusals) {
        const answer = await crud.call('POST', `/claims/${idOf(record)}/refuse`, body)
        expect(answer, JSON.stringify(body)).toMatchObject({
          status: 400,
          error: { id: 'INPUT_INVALID', fields: [{ path, code }] },
        })
      }
      expect(await stored(record)).toMatchObject({ state: 'sent', reason: null, version: 2 })
    })

    it('store the values together with the new state', async () => {
      const record = await sent()
      const refused = await move(record, 'refuse', { reason: 'No receipt', version: 2 })
      expect(refused).toMatchObject({ state: 'refused', reason: 'No receipt', version: 3 })
      const other = await sent()
      const granted = await move(other, 'grant', { due_on: '2026-12-01', parts: 3 })
      expect(granted).toMatchObject({ state: 'granted', due_on: '2026-12-01', parts: 3, note: null })
      const late = await crud.call('POST', `/claims/${idOf(await sent())}/refuse`, {
        reason: 'a',
        version: 1,
      })
      expect(late).toMatchObject({ status: 409, error: { id: 'VERSION_OUTDATED' } })
    })

    it('require the same values from a save that changes the state, of one record or of many', async () => {
      const record = await sent()
      const path = `/claims/${idOf(record)}`
      const missing = { status: 400, error: { fields: [{ path: '/reason', code: 'required' }] } }
      expect(await crud.call('PUT', path, { name: 'Trip', state: 'refused' })).toMatchObject(missing)
      expect(await crud.call('PUT', `/claims?${filterOf([record])}`, { state: 'refused' })).toMatchObject(
        missing,
      )
      expect(
        (await crud.call('PUT', path, { name: 'Trip', state: 'refused', reason: 'Late' })).record,
      ).toMatchObject({
        state: 'refused',
        reason: 'Late',
      })
    })

    it('are made for many records with the same values, or for none of them', async () => {
      const records = [await sent(), await sent()]
      const draft = await crud.make('/claims', { name: 'Draft', amount: 10 })
      const refuse = (body?: JsonObject, more: JsonObject[] = []) =>
        crud.call('POST', `/claims/refuse?${filterOf([...records, ...more])}`, body)
      expect(await refuse()).toMatchObject({ status: 400, error: { fields: [{ path: '/reason' }] } })
      expect(await refuse({ reason: 'a', version: 2 })).toMatchObject({
        status: 400,
        error: { fields: [{ path: '/version', code: 'additionalProperties' }] },
      })
      expect(await refuse({ reason: 'a' }, [draft])).toMatchObject({
        status: 409,
        error: { id: 'MOVE_NOT_ALLOWED', facts: { id: idOf(draft) } },
      })
      expect((await refuse({ reason: 'Twice' })).status).toBe(200)
      for (const record of records)
        expect(await stored(record)).toMatchObject({ state: 'refused', reason: 'Twice' })
    })
  })
})
