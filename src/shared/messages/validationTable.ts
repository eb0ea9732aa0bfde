import type { Text } from '#shared/contracts/Text.ts'
import type { FormatName } from '../validation/formats.ts'

/**
 * The message for each validator error; %{label} is the field's name, %{labelInText} the same name for use inside an English
 * sentence; the rest are the keyword's parameters.
 */
export const validationTable = {
  required: { zh: '请输入%{label}', en: '%{label} is required!' },
  requiredEither: { zh: '请输入%{either}', en: 'Please enter %{either}' },
  type: { zh: '%{label}的类型不正确', en: '%{label} is of the wrong type' },
  enum: { zh: '%{label}不在可选范围内', en: '%{label} is not one of the choices' },
  enumOf: { zh: '%{label}只能是：%{choices}', en: '%{label} must be one of: %{choices}' },
  const: { zh: '%{label}只能是 %{allowedValue}', en: '%{label} can only be %{allowedValue}' },
  minLength: { zh: '%{label}至少 %{limit} 个字符', en: '%{label} must have at least %{limit} characters' },
  maxLength: { zh: '%{label}最多 %{limit} 个字符', en: '%{label} must have at most %{limit} characters' },
  minimum: { zh: '%{label}不能小于 %{limit}', en: '%{label} must be at least %{limit}' },
  maximum: { zh: '%{label}不能大于 %{limit}', en: '%{label} must be at most %{limit}' },
  exclusiveMinimum: { zh: '%{label}必须大于 %{limit}', en: '%{label} must be more than %{limit}' },
  exclusiveMaximum: { zh: '%{label}必须小于 %{limit}', en: '%{label} must be less than %{limit}' },
  multipleOf: {
    zh: '%{label}必须是 %{multipleOf} 的倍数',
    en: '%{label} must be a multiple of %{multipleOf}',
  },
  decimals: { zh: '%{label}最多 %{scale} 位小数', en: '%{label} must have at most %{scale} decimals' },
  pattern: { zh: '%{label}的格式不正确', en: '%{label} is not in the right format' },
  patternOf: { zh: '%{label}的格式不正确：%{help}', en: '%{label} is not in the right format: %{help}' },
  format: { zh: '%{label}的格式不正确', en: '%{label} is not in the right format' },
  minItems: { zh: '%{label}至少 %{limit} 项', en: '%{label} needs at least %{limit} entries' },
  maxItems: { zh: '%{label}最多 %{limit} 项', en: '%{label} takes at most %{limit} entries' },
  uniqueItems: { zh: '%{label}有重复的项', en: '%{label} has an entry twice' },
  minProperties: { zh: '%{label}至少 %{limit} 项', en: '%{label} needs at least %{limit} entries' },
  maxProperties: { zh: '%{label}最多 %{limit} 项', en: '%{label} takes at most %{limit} entries' },
  additionalProperties: { zh: '没有名为“%{label}”的字段', en: 'There is no field named “%{label}”' },
  atMost: { zh: '%{label}不能大于%{property}', en: '%{label} must not be more than %{property}' },
  atMostMoment: { zh: '%{label}不能晚于%{property}', en: '%{label} must not be later than %{property}' },
  wellFormed: {
    zh: '%{label}含有无法保存的字符',
    en: '%{label} contains characters that cannot be stored',
  },
  wellFormedInside: {
    zh: '%{label}含有无法保存的字符，或嵌套超过 100 层',
    en: '%{label} contains characters that cannot be stored, or is nested more than 100 deep',
  },
  referenceLimit: { zh: '此处不能选择这条记录', en: 'This record cannot be chosen here' },
  beyondReach: {
    zh: '保存后您将无法再查看这条数据，请另选%{label}',
    en: 'With this %{labelInText} you could not see the record any more; please choose another',
  },
  fileIsPublic: {
    zh: '%{label}只接受非公开文件：请在此处上传',
    en: '%{label} takes private files only: please upload the file here',
  },
  fileElsewhere: {
    zh: '%{label}不接受其他网站的地址，那里的文件无法保密：请在此处上传',
    en: '%{label} does not take the address of another site, where the file would not be private: please upload it here',
  },
  fileIsPrivate: {
    zh: '非公开文件不能放在%{label}中：请重新上传',
    en: 'A private file cannot be put into %{label}: please upload it here again',
  },
  fileOfAnother: {
    zh: '%{label}中的文件是他人上传的：请自行上传',
    en: 'The file in %{label} was uploaded by someone else: please upload it yourself',
  },
  json: { zh: '%{label}不是有效的 JSON', en: '%{label} is not valid JSON' },
  invalid: { zh: '%{label}不正确', en: '%{label} is not valid' },
  emptyList: { zh: '%{label}至少 1 项', en: '%{label} needs at least one entry' },
  choose: { zh: '请选择%{label}', en: 'Please select %{label}' },
} as const satisfies Record<string, Text>

/** The message for a wrong type, by the expected JSON type. */
export const typeTable: Readonly<Record<string, Text>> = {
  null: { zh: '%{label}必须留空', en: '%{label} must be left empty' },
  string: { zh: '%{label}必须是文本', en: '%{label} must be text' },
  integer: { zh: '%{label}必须是整数', en: '%{label} must be a whole number' },
  number: { zh: '%{label}必须是数字', en: '%{label} must be a number' },
  boolean: { zh: '%{label}必须是“是”或“否”', en: '%{label} must be yes or no' },
  array: { zh: '%{label}必须是列表', en: '%{label} must be a list' },
  object: { zh: '%{label}必须是对象', en: '%{label} must be an object' },
}

/** The message for a wrong format, by format. */
export const formatTable = {
  email: { zh: '请输入有效的邮箱地址', en: 'Please enter a valid email address' },
  uri: { zh: '请输入有效的网址', en: 'Please enter a valid web address' },
  'uri-reference': {
    zh: '请输入有效的网址或路径，例如 /goods/1',
    en: 'Please enter a valid web address or path, such as /goods/1',
  },
  duration: {
    zh: '请输入有效的时长，例如 P1DT12H（1 天 12 小时）',
    en: 'Please enter a valid duration, such as P1DT12H (1 day 12 hours)',
  },
  uuid: { zh: '%{label}不是有效的编号', en: '%{label} is not a valid id' },
  date: { zh: '请输入有效的日期', en: 'Please enter a valid date' },
  'date-time': { zh: '请输入有效的日期和时间', en: 'Please enter a valid date and time' },
  ipv4: {
    zh: '请输入有效的 IPv4 地址，例如 192.168.0.1',
    en: 'Please enter a valid IPv4 address, such as 192.168.0.1',
  },
  ipv6: {
    zh: '请输入有效的 IPv6 地址，例如 2001:db8::1',
    en: 'Please enter a valid IPv6 address, such as 2001:db8::1',
  },
  hostname: {
    zh: '请输入有效的主机名，例如 www.example.com',
    en: 'Please enter a valid host name, such as www.example.com',
  },
  regex: { zh: '请输入有效的正则表达式', en: 'Please enter a valid regular expression' },
  'time-local': {
    zh: '请输入有效的时间，例如 09:30',
    en: 'Please enter a valid time, such as 09:30',
  },
  time: { zh: '请输入有效的时间，例如 %{time}', en: 'Please enter a valid time, such as %{time}' },
} as const satisfies Record<FormatName, Text>

/** The product's own messages for a missing value, by entity or call and property. */
export const requiredTable: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  login: {
    username: { zh: '请输入用户名！', en: 'Please input your username!' },
    password: { zh: '请输入密码！', en: 'Please input your password!' },
    captcha_code: { zh: '请输入验证码！', en: 'Please input captcha!' },
  },
  password: {
    old_password: { zh: '请输入原密码！', en: 'Old password is required!' },
    password: { zh: '请输入新密码！', en: 'New password is required!' },
    confirm_password: { zh: '请输入确认密码！', en: 'Confirm password is required!' },
  },
  menu: {
    code: { zh: '请输入编码！', en: 'Code is required!' },
    name: { zh: '请输入名称！', en: 'Name is required!' },
  },
  role: {
    code: { zh: '请输入编码！', en: 'Code is required!' },
    name: { zh: '请输入名称！', en: 'Name is required!' },
    menus: { zh: '请至少选择一个菜单权限', en: 'Please select at least one menu permission' },
  },
  user: {
    username: { zh: '请输入用户名！', en: 'Username is required!' },
    name: { zh: '请输入姓名！', en: 'Name is required!' },
    roles: { zh: '请至少选择一个角色', en: 'Please select at least one role' },
  },
}
