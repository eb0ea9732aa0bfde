import { expect, it } from 'vitest'
import { refusal } from '#server/plugins/refusal.ts'
import { AppError } from '#shared/errors/AppError.ts'

it.each([
  ['en', 'Price paid cannot be changed in the state “Paid”'],
  ['zh', '状态为“支付成功”时不能修改支付金额'],
] as const)(
  'a refusal names the locked field and the state of a row in the words of the row’s own entity: %s',
  (language, words) => {
    const facts = { entity: 'order', stateProperty: 'status', state: 'success' }
    const fields = [{ path: '/orders/0/num', code: 'FIELD_LOCKED', params: facts }]
    const error = new AppError('FIELD_LOCKED', { ...facts, property: 'num', fields })
    const { error: told } = refusal(error, { language, traceId: '1', entity: 'good' })
    expect(told.detail).toBe(words)
    expect(told.fields?.[0]?.message).toContain(language === 'en' ? 'Paid' : '支付成功')
  },
)
