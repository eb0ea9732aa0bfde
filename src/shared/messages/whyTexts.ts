import type { Text } from '#shared/contracts/Text.ts'
import type { GrantStep, Obstacle } from '#shared/permissions/Explanation.ts'

/** The texts that `npm run why` prints. */
export const whyTexts = {
  allowed: { zh: '允许：%{who}，%{what}', en: 'Allowed: %{who}, %{what}' },
  refused: { zh: '拒绝：%{who}，%{what}', en: 'Refused: %{who}, %{what}' },
  needsNoMenu: { zh: '此接口不需要菜单权限（%{access}）', en: 'This call needs no menu (%{access})' },
  chain: { zh: '角色 %{role} → 菜单 %{menus}%{line}', en: 'Role %{role} -> menu %{menus}%{line}' },
  grant: { zh: '最小授权：', en: 'The smallest grant that would allow it:' },
  noGrant: { zh: '没有菜单能够授予此权限', en: 'No menu and no role could grant it' },
  folderInUse: {
    zh: '数据目录 %{folder} 正被运行中的服务器使用。请改为询问该服务器：--server http://地址:端口 --token 登录令牌',
    en: 'The data folder %{folder} is in use by a running server. Ask that one: --server http://host:port --token <token of a session>',
  },
  noDatabase: { zh: '目录 %{folder} 中没有数据库', en: 'There is no database in %{folder}' },
} as const satisfies Record<string, Text>

/** The text of each obstacle that keeps a user out. */
export const obstacleTexts = {
  USER_FREEZED: { zh: '该用户已被冻结', en: 'The user is frozen' },
  PASSWORD_CHANGE_DUE: { zh: '该用户须先修改初始密码', en: 'The user must change a given password first' },
} as const satisfies Record<Obstacle, Text>

/** The text of each step of a grant. */
export const grantTexts = {
  enableRole: { zh: '启用角色 %{role}', en: 'enable the role %{role}' },
  enableMenu: { zh: '启用菜单 %{menu}', en: 'enable the menu %{menu}' },
  tickMenu: { zh: '为角色 %{role} 勾选菜单 %{menu}', en: 'tick the menu %{menu} for the role %{role}' },
  assignRole: { zh: '为用户添加角色 %{role}', en: 'give the user the role %{role}' },
} as const satisfies Record<GrantStep['step'], Text>
