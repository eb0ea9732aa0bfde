import { expect, it } from 'vitest'
import { allowsFraming } from '#server/frames/allowsFraming.ts'

const site = new URL('https://docs.example.com/start')
const embedder = new URL('https://shop.example.com')

const isAllowed = (headers: Record<string, string>, at = embedder) =>
  allowsFraming(new Headers(headers), { site, embedder: at })
const ancestors = (list: string, at?: URL) =>
  isAllowed({ 'content-security-policy': `default-src 'self'; frame-ancestors ${list}` }, at)

it.each([
  [{}, true],
  [{ 'x-frame-options': 'DENY' }, false],
  [{ 'x-frame-options': 'sameorigin, deny' }, false],
  [{ 'x-frame-options': 'SAMEORIGIN' }, false],
  [{ 'content-security-policy': "default-src 'self'" }, true],
  [{ 'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY' }, false],
  [{ 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }, true],
  [{ 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" }, false],
])('allowsFraming follows the headers of a site, the newer one first: %j', (headers, allowed) => {
  expect(isAllowed(headers)).toBe(allowed)
})

it.each([
  ["'none'", false],
  ["'self'", false],
  ['*', true],
  ['https:', true],
  ['http:', false],
  ['shop.example.com', true],
  ['http://shop.example.com', true],
  ['*.example.com', true],
  ['*.shop.example.com', false],
  ['https://shop.example.com:443', true],
  ['https://shop.example.com:8443', false],
  ['https://*:*', true],
  ["'self' https://other.example.org https://shop.example.com/", true],
])('allowsFraming reads a list of ancestors: %s', (list, allowed) => expect(ancestors(list)).toBe(allowed))

it('allowsFraming compares port and scheme of a console that is served without TLS', () => {
  const inside = new URL('http://10.0.0.5:8080')
  expect(ancestors('http://10.0.0.5:8080', inside)).toBe(true)
  expect(ancestors('10.0.0.5', inside)).toBe(false)
  expect(ancestors('https://10.0.0.5:8080', inside)).toBe(false)
  expect(isAllowed({ 'x-frame-options': 'SAMEORIGIN' }, site)).toBe(true)
})
