import { describe, expect, it } from 'vitest'
import raEnglish from 'ra-language-english'
import { consoleMessages as english } from '#console/kit/messages/en/consoleMessages.ts'
import { loginMessages as englishLogin } from '#console/kit/messages/en/login.ts'
import { consoleMessages as chinese } from '#console/kit/messages/zh/consoleMessages.ts'
import { loginMessages as chineseLogin } from '#console/kit/messages/zh/login.ts'

/** Every message by its full key. */
const flat = (messages: object, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  )
const placeholdersOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].toSorted()
const keysOf = (messages: object) =>
  flat(messages)
    .map(([key]) => key)
    .toSorted()
const withPlaceholders = (messages: object) =>
  Object.fromEntries(flat(messages).map(([key, text]) => [key, placeholdersOf(text)]))

describe('the messages of the console [S1.02]', () => {
  it('have the same keys in both languages', () => {
    expect(keysOf(chinese)).toEqual(keysOf(english))
    expect(keysOf(chineseLogin)).toEqual(keysOf(englishLogin))
  })

  it('have the same placeholders in both languages', () => {
    expect(withPlaceholders(chinese)).toEqual(withPlaceholders(english))
    expect(withPlaceholders(chineseLogin)).toEqual(withPlaceholders(englishLogin))
  })

  it('cover every key of react-admin', () => {
    const known = new Set(keysOf(chinese))
    expect(keysOf(raEnglish).filter((key) => !known.has(key))).toEqual([])
  })

  it('are never empty, and are translated in Chinese', () => {
    const isEmpty = ([key, text]: [string, string]) => text.trim() === '' && key !== 'ra.boolean.null'
    expect([...flat(chinese), ...flat(english)].filter(isEmpty)).toEqual([])
    const isUntranslated = ([, text]: [string, string]) =>
      /[a-z]{4}/.test(text.replaceAll(/%\{\w+\}/g, '')) && !/\p{Script=Han}/u.test(text)
    expect(flat(chinese).filter(isUntranslated)).toEqual([])
  })
})

describe('texts that the specification gives literally', () => {
  it('are in the messages of the log-in page [S5.01] [S8.04]', () => {
    expect(englishLogin).toMatchObject({
      usernameRequired: 'Please input your username!',
      passwordRequired: 'Please input your password!',
      captchaRequired: 'Please input captcha!',
      failure: 'Login failed, please try again!',
      networkError: 'Network Error',
    })
  })

  it('are in the messages of the password form and of the frame [S5.05] [S8.01] [S8.04]', () => {
    expect(english.header.update).toMatchObject({ title: 'New content is available', refresh: 'Refresh' })
    expect(english.shell).toMatchObject({
      networkError: 'Network Error',
      offline: 'You are offline now',
      loginSuccessful: 'Login successful!',
      password: {
        oldRequired: 'Old password is required!',
        newRequired: 'New password is required!',
        confirmRequired: 'Confirm password is required!',
        mismatch: 'The two passwords that you entered do not match!',
      },
    })
  })
})
