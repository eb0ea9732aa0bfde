import { expect, it } from 'vitest'
import { relativeTime } from '#console/shell/header/notices/relativeTime.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20T12:00:05Z', '现在', 'now'],
  ['2026-11-20T11:59:40Z', '20 秒前', '20 sec. ago'],
  ['2026-11-20T11:57:00Z', '3 分钟前', '3 min. ago'],
  ['2026-11-20T07:00:00Z', '5 小时前', '5 hr. ago'],
  ['2026-11-19T11:00:00Z', '昨天', 'yesterday'],
  ['2026-08-20T12:00:00Z', '3 个月前', '3 mo. ago'],
  ['2023-11-20T12:00:00Z', '3 年前', '3 yr. ago'],
])('the time since %s is given in words, in both languages [S2.06]', (moment, chinese, english) => {
  expect(relativeTime(moment, 'zh-CN', now)).toBe(chinese)
  expect(relativeTime(moment, 'en-US', now)).toBe(english)
})
