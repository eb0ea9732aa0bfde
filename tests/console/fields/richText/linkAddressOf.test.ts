import { describe, expect, it } from 'vitest'
import { linkAddressOf } from '#console/fields/richText/linkAddressOf.ts'

describe('the address of a link', () => {
  it.each([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    [' http://例子.测试/路 ', 'http://xn--fsqu00a.xn--0zwm56d/%E8%B7%AF'],
    ['example.com', 'https://example.com/'],
    ['例子.com/价格#二', 'https://xn--fsqu00a.com/%E4%BB%B7%E6%A0%BC#%E4%BA%8C'],
  ])('is a web address: %s', (typed, meant) => {
    expect(linkAddressOf(typed)).toBe(meant)
  })

  it.each([
    '',
    'nothing',
    'javascript:alert(1)',
    'JavaScript:alert.call(1)',
    'data:text/html,<b>.com',
    'data:image/png;base64,AAAA',
    'vbscript:x.y',
    'file:///etc/passwd',
    'someone@example.com',
    'two words.com',
    'https://',
  ])('is refused when it is no web address: %s', (typed) => {
    expect(linkAddressOf(typed)).toBeUndefined()
  })
})
