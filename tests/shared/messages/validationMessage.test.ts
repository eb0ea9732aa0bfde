import { expect, it } from 'vitest'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'
import { messageOf } from '#shared/messages/validationMessage.ts'
import { visibleText } from '#shared/validation/visibleText.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'

function complaint(keyword: string, params: Record<string, unknown>, instancePath = '/price') {
  return { instancePath, schemaPath: '', keyword, params }
}

it('placeholders are filled, and left out if they have no value', () => {
  expect(fillPlaceholders('%{a} and %{b}', { a: 'x' })).toBe('x and ')
  expect(fillPlaceholders('%{a}', { a: '%{b}', b: 1 })).toBe('%{b}')
})

it.each([
  ['required', { missingProperty: 'price' }, '请输入价格', '价格 is required!', ''],
  ['minLength', { limit: 1 }, '请输入价格', '价格 is required!'],
  ['pattern', { pattern: visibleText }, '请输入价格', '价格 is required!'],
  ['maxLength', { limit: 200 }, '价格最多 200 个字符', '价格 must have at most 200 characters'],
  ['minimum', { limit: 0 }, '价格不能小于 0', '价格 must be at least 0'],
  ['multipleOf', { multipleOf: 0.01 }, '价格最多 2 位小数', '价格 must have at most 2 decimals'],
  ['multipleOf', { multipleOf: 1 }, '价格必须是整数', '价格 must be a whole number'],
  ['multipleOf', { multipleOf: 0.25 }, '价格必须是 0.25 的倍数', '价格 must be a multiple of 0.25'],
  ['type', { type: ['string', 'null'] }, '价格必须是文本', '价格 must be text'],
  ['type', { type: 'number,null' }, '价格必须是数字', '价格 must be a number'],
  ['format', { format: 'email' }, '请输入有效的邮箱地址', 'Please enter a valid email address'],
  ['minItems', { limit: 1 }, '价格至少 1 项', '价格 needs at least one entry'],
  ['unheardOf', {}, '价格不正确', '价格 is not valid'],
])('%s %j has a message in both languages [S5.12]', (keyword, params, zh, en, path = '/price') => {
  expect(messageOf(complaint(keyword, params, path), '价格', 'zh')).toBe(zh)
  expect(messageOf(complaint(keyword, params, path), '价格', 'en')).toBe(en)
})

it('the example of a valid time has a zone in calls, and the notation of the form in a form', () => {
  const error = complaint('format', { format: 'time' }, '/opens')
  expect(messageOf(error, 'unused', 'en')).toBe('Please enter a valid time, such as 09:30:00Z')
  const inForm = { label: 'unused', time: '09:30' }
  expect(messageOf(error, inForm, 'en')).toBe('Please enter a valid time, such as 09:30')
  expect(messageOf(error, inForm, 'zh')).toBe('请输入有效的时间，例如 09:30')
})

it.each([
  ['menu', 'code', 'Code is required!'],
  ['menu', 'name', 'Name is required!'],
  ['role', 'code', 'Code is required!'],
  ['role', 'name', 'Name is required!'],
  ['user', 'username', 'Username is required!'],
  ['user', 'name', 'Name is required!'],
  ['password', 'old_password', 'Old password is required!'],
  ['password', 'password', 'New password is required!'],
  ['password', 'confirm_password', 'Confirm password is required!'],
  ['login', 'username', 'Please input your username!'],
  ['login', 'password', 'Please input your password!'],
  ['login', 'captcha_code', 'Please input captcha!'],
])(
  '%s.%s is asked for in the product’s own words, absent or empty [S5.01] [S5.02] [S5.03] [S5.04] [S5.05]',
  (entity, name, en) => {
    const subject = { entity, label: 'unused' }
    expect(messageOf(complaint('required', { missingProperty: name }, ''), subject, 'en')).toBe(en)
    expect(messageOf(complaint('minLength', { limit: 1 }, `/${name}`), subject, 'en')).toBe(en)
  },
)

it.each([
  ['role', 'menus', 'Please select at least one menu permission', '请至少选择一个菜单权限'],
  ['user', 'roles', 'Please select at least one role', '请至少选择一个角色'],
])('at least one of %s.%s is asked for [S5.03] [S5.04]', (entity, name, en, zh) => {
  const error = complaint('minItems', { limit: 1 }, `/${name}`)
  expect(messageOf(error, { entity, label: '' }, 'en')).toBe(en)
  expect(messageOf(error, { entity, label: '' }, 'zh')).toBe(zh)
})

it('the message about a value that a condition forbids says to leave it empty [S5.12]', () => {
  for (const error of [
    complaint('type', { type: 'null' }, '/every'),
    complaint('false schema', {}, '/every'),
  ]) {
    expect(messageOf(error, '间隔', 'zh')).toBe('间隔必须留空')
    expect(messageOf(error, 'Interval', 'en')).toBe('Interval must be left empty')
  }
})

it('the message about a pattern explains it by the field’s own help [S5.12]', () => {
  const fact = complaint('pattern', { pattern: '^[a-z]+$' }, '/code')
  const subject = { label: '编码', help: '只能包含小写字母' }
  expect(messageOf(fact, subject, 'zh')).toBe('编码的格式不正确：只能包含小写字母')
  expect(messageOf(fact, '编码', 'zh')).toBe('编码的格式不正确')
})

it('the message about a comparison names the other property by its label', () => {
  const subject = { label: '最低价', labelOf: () => '价格' }
  expect(messageOf(complaint('atMost', { property: 'price' }), subject, 'zh')).toBe('最低价不能大于价格')
  expect(messageOf(complaint('atMost', { property: 'price', format: 'date' }), subject, 'zh')).toBe(
    '最低价不能晚于价格',
  )
})

it('the message about characters that cannot be stored mentions depth only for values that can be nested', () => {
  expect(messageOf(complaint('wellFormed', {}), 'Name', 'en')).toBe(
    'Name contains characters that cannot be stored',
  )
  expect(messageOf(complaint('wellFormed', { nests: true }), 'Extra', 'en')).toBe(
    'Extra contains characters that cannot be stored, or is nested more than 100 deep',
  )
})

it('the message of a code from the error table is the one of that table', () => {
  const fact = { path: '/confirm_password', code: 'PASSWORD_MISMATCH' }
  expect(messageOf(fact, 'x', 'en')).toBe('The two passwords that you entered do not match!')
})

it('facts about fields point at the missing or unknown property, once per field [S5.13]', () => {
  const facts = fieldFactsOf([
    complaint('required', { missingProperty: 'a/b' }, '/rows/0'),
    complaint('additionalProperties', { additionalProperty: 'extra' }, ''),
    complaint('minLength', { limit: 2 }, '/name'),
    complaint('pattern', { pattern: 'x' }, '/name'),
    complaint('if', { failingKeyword: 'then' }, ''),
  ])
  expect(facts.map(({ path, code }) => [path, code])).toEqual([
    ['/rows/0/a~1b', 'required'],
    ['/extra', 'additionalProperties'],
    ['/name', 'minLength'],
  ])
})

it('the message about several properties of which one is enough asks for one of them', () => {
  const branch = (at: string, missingProperty: string, instancePath = '/rows/0') => ({
    ...complaint('required', { missingProperty }, instancePath),
    schemaPath: `#/${at}/required`,
  })
  const labels: Record<string, string> = { phone: '电话', mail: 'Mail address' }
  const said = (errors: Parameters<typeof fieldFactsOf>[0], language: 'zh' | 'en') =>
    fieldFactsOf(errors).map((fact) => [
      fact.path,
      fact.code,
      messageOf(fact, { label: '此项', entity: 'user', labelOf: (name) => labels[name] ?? name }, language),
    ])
  const either = [branch('anyOf/0', 'phone'), branch('anyOf/1', 'mail'), complaint('anyOf', {}, '/rows/0')]
  expect(said(either, 'zh')).toEqual([
    ['/rows/0/phone', 'required', '请输入电话或Mail address'],
    ['/rows/0/mail', 'required', '请输入电话或Mail address'],
  ])
  expect(said(either, 'en').map(([, , text]) => text)).toEqual(
    Array.from({ length: 2 }, () => 'Please enter 电话 or mail address'),
  )
  const both = [branch('anyOf/0', 'phone'), branch('anyOf/0', 'fax'), branch('anyOf/1', 'mail')]
  const apart = [branch('anyOf/0', 'phone'), branch('allOf/0/anyOf/1', 'mail')]
  const elsewhere = [branch('anyOf/0', 'phone'), branch('anyOf/1', 'mail', '/rows/1')]
  for (const errors of [both, apart, elsewhere, [branch('then', 'phone')]])
    for (const [, , text] of said(errors, 'zh')) expect(text).toBe('请输入此项')
})

it('a field’s name begins in lower case within an English sentence, unless it is a proper name', () => {
  const fact = { path: '/user_id', code: 'beyondReach' }
  const english = (label: string) => messageOf(fact, label, 'en')
  expect(english('Inviting user')).toMatch(/^With this inviting user you/u)
  expect(english('WeChat account')).toMatch(/^With this WeChat account you/u)
  expect(messageOf(fact, 'Email', 'zh')).toMatch(/请另选Email$/u)
})
