import { expect, it } from 'vitest'
import { countryNames, isChina } from '#console/screens/account/countries.ts'
import { estimateStrength } from '#console/screens/account/password/estimateStrength.ts'
import { maskedEmail, maskedPhone } from '#console/screens/account/masked.ts'
import { bytesOf } from '#console/kit/text/fileSize.ts'

it('the strength of a password is weak, medium or strong [S4.12]', () => {
  const strengths = (passwords: string[]) => passwords.map((each) => estimateStrength(each, ['wangxiaoming']))
  expect(strengths(['password1', 'qwertyuiop', '20260101', 'wangxiaoming'])).toEqual(Array(4).fill('weak'))
  expect(strengths(['teapot26', 'Summer2024!'])).toEqual(['medium', 'medium'])
  expect(strengths(['correct horse battery staple', 'x9$Kq!v7Rw2m'])).toEqual(['strong', 'strong'])
  expect(strengths(['长'.repeat(10_000)])).toHaveLength(1)
})

it('file sizes are read in all usual spellings [S5.09]', () => {
  expect(['2M', '2 MB', '500k', '1.5m', '1024', '3G'].map(bytesOf)).toEqual([
    2_097_152, 2_097_152, 512_000, 1_572_864, 1024, 3_221_225_472,
  ])
  expect(['', 'big', '2T', '-1M'].map(bytesOf)).toEqual([undefined, undefined, undefined, undefined])
})

it('phone numbers and e-mail addresses are masked except for their ends', () => {
  expect(['13800008293', '110'].map(maskedPhone)).toEqual(['138****8293', '****'])
  expect(['ant.sign@example.com', 'a@example.com', '@'].map(maskedEmail)).toEqual([
    'an***@example.com',
    '***@example.com',
    '****',
  ])
})

it('country names are in the language of the page, with China first', () => {
  const [chinese, english] = [countryNames('zh-CN'), countryNames('en-US')]
  expect([chinese[0], english[0]]).toEqual(['中国', 'China'])
  expect(chinese).toEqual(expect.arrayContaining(['日本', '法国']))
  expect(english).toEqual(expect.arrayContaining(['Japan', 'France']))
  expect(english.length).toBeGreaterThan(200)
  expect(english).not.toContain('European Union')
  expect(['中国', ' CHINA ', 'Japan', ''].map(isChina)).toEqual([true, true, false, false])
})
