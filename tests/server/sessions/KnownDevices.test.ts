import { expect, it } from 'vitest'
import { KnownDevices } from '#server/sessions/KnownDevices.ts'

const [secret, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const devices = new KnownDevices([secret])

it('KnownDevices recognises the five accounts that logged in last on a device, by one device number', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const kept = names.reduce<string | undefined>((device, name) => devices.remember(device, name), undefined)
  const numbers = names.map((name) => devices.recognise(kept, name))
  expect(numbers[0]).toBeUndefined()
  expect(new Set(numbers.slice(1))).toEqual(new Set([kept?.slice(0, 22)]))
})

it('KnownDevices recognises a device after a change of the secret, as long as the former one is given', () => {
  const kept = devices.remember(undefined, 'a')
  expect(new KnownDevices([next, secret]).recognise(kept, 'a')).toBe(kept.slice(0, 22))
  expect(new KnownDevices([next]).recognise(kept, 'a')).toBeUndefined()
})
