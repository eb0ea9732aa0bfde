import { expect, it } from 'vitest'
import { isGoodSecret, newSigningSecret, signatureOf } from '#server/webhooks/signature.ts'

it('a signature equals that of the Standard Webhooks reference', () => {
  // Computed with the package standardwebhooks 1.0.0.
  const call = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', seconds: 1_614_265_330, body: '{"test": 2432232314}' }
  expect(signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', call)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

it('a new signing secret is a good one, and weak ones are refused', () => {
  expect(isGoodSecret(newSigningSecret())).toBe(true)
  expect(newSigningSecret()).not.toBe(newSigningSecret())
  const weak = ['', 'whsec_', 'whsec_AAAA', 'a password', `whsec_${'A'.repeat(31)}`]
  expect(weak.map(isGoodSecret)).toEqual(weak.map(() => false))
})
