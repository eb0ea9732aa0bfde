import type { Text } from '#shared/contracts/Text.ts'

/** The labels of the fields of calls that belong to no entity. */
export const callLabels: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  login: {
    username: { zh: '用户名', en: 'Username' },
    password: { zh: '密码', en: 'Password' },
    captcha_id: { zh: '验证码编号', en: 'Captcha id' },
    captcha_code: { zh: '验证码', en: 'Captcha' },
    remember: { zh: '记住我', en: 'Remember me' },
  },
  register: {
    username: { zh: '用户名', en: 'Username' },
    name: { zh: '姓名', en: 'Name' },
    password: { zh: '密码', en: 'Password' },
    confirm_password: { zh: '确认密码', en: 'Confirm password' },
    captcha_id: { zh: '验证码编号', en: 'Captcha id' },
    captcha_code: { zh: '验证码', en: 'Captcha' },
  },
  secondFactor: {
    password: { zh: '密码', en: 'Password' },
    challenge: { zh: '登录凭据', en: 'Challenge' },
    code: { zh: '动态验证码', en: 'Code' },
  },
  apiKey: {
    name: { zh: '名称', en: 'Name' },
    read_only: { zh: '只读', en: 'Read only' },
    days: { zh: '有效天数', en: 'Days' },
    password: { zh: '密码', en: 'Password' },
  },
  password: {
    old_password: { zh: '原密码', en: 'Old password' },
    password: { zh: '新密码', en: 'New password' },
    confirm_password: { zh: '确认密码', en: 'Confirm password' },
  },
}
