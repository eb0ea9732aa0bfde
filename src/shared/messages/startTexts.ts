import type { Text } from '#shared/contracts/Text.ts'

/** The texts that the server prints when it starts and stops. */
export const startTexts = {
  listening: { zh: '服务已启动：%{address}', en: 'Listening on %{address}' },
  firstAdmin: {
    zh: '首次启动，已创建管理员：用户名 %{username}，密码 %{password}（同时保存在 %{file}，修改密码后自动删除）',
    en: 'First start, administrator created: username %{username}, password %{password} (also kept in %{file} until it is changed)',
  },
  firstAdminGiven: {
    zh: '首次启动，已创建管理员：用户名 %{username}，密码取自 FENXIAO_ADMIN_PASSWORD',
    en: 'First start, administrator created: username %{username}, password taken from FENXIAO_ADMIN_PASSWORD',
  },
  stopping: { zh: '正在停止……', en: 'Stopping…' },
} as const satisfies Record<string, Text>
