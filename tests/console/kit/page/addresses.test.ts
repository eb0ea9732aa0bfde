import { describe, expect, it } from 'vitest'
import {
  addressAfterLogin,
  isPublicAddress,
  isOwnAddress,
  loginAddress,
  pathOf,
  reasonForLogin,
} from '#console/kit/page/addresses.ts'

describe('the redirect through the log-in page [S2.41]', () => {
  it('carries the encoded address there and back', () => {
    const wanted = '/order?filter={"name":"茶 & 杯"}&page=2'
    const login = loginAddress(wanted)
    expect(login).toMatch(/^\/login\?redirect=%2Forder%3F/)
    expect(addressAfterLogin(login)).toBe(wanted)
  })

  it('tells the log-in page that the session has ended', () => {
    expect(reasonForLogin(loginAddress('/order', 'ended'))).toBe('ended')
    expect(reasonForLogin(loginAddress('/order'))).toBeNull()
  })

  it('leads to the first page when there is no address to return to', () => {
    expect(loginAddress()).toBe('/login')
    expect(loginAddress('/')).toBe('/login')
    expect(addressAfterLogin('/login')).toBe('/')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/#/order',
    'javascript:alert(1)',
    'order',
    '',
    '/login',
    '/login?redirect=/order',
    '/logout',
  ])('does not follow %j after a log-in', (address) => {
    expect(isOwnAddress(address)).toBe(false)
    expect(addressAfterLogin(`/login?redirect=${encodeURIComponent(address)}`)).toBe('/')
  })

  it('is not needed for the log-in, log-out and not-found pages, but for all others', () => {
    const free = ['/login', '/login?redirect=/x', '/logout', '/404', '/exception/404.vue']
    expect(free.filter((address) => !isPublicAddress(address))).toEqual([])
    expect(['/', '/order', '/login2', '/user/login'].filter(isPublicAddress)).toEqual([])
  })

  it('ignores the query and fragment of an address where only its path matters', () => {
    expect(pathOf('/order?page=1#x')).toBe('/order')
    expect(pathOf('')).toBe('/')
  })
})
