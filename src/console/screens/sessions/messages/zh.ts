import type { sessionKinds } from '#shared/contracts/sessions/UserSession.ts'

/** The words of the sessions page in Chinese; the English ones have the same shape. */
export const sessionWords = {
  title: '登录会话',
  explain: '所有用户的登录与 API 密钥。强制下线立即生效：该设备要重新登录，该密钥不能再用。',
  search: { label: '姓名、用户名、IP 地址或密钥名称', search: '查询', clear: '清空' },
  kinds: { login: '登录', key: 'API 密钥' } satisfies Record<(typeof sessionKinds)[number], string>,
  kindsLabel: '类型',
  all: '全部',
  columns: {
    user: '用户',
    device: '设备或密钥',
    address: 'IP 地址',
    used: '最近使用',
    began: '开始于',
    ends: '有效期至',
  },
  actions: '操作',
  failed: '登录会话加载失败',
  none: '没有符合条件的会话',
  noneOfUser: '未登录，也没有 API 密钥',
  seeAll: (total: number) => `查看全部 ${total} 个`,
  nothing: '—',
  unknown: '未知设备',
  key: 'API 密钥',
  current: '当前',
  readOnly: '只读',
  unused: '从未使用',
  end: '强制下线',
  endLabel: (user: string, device: string) => `强制下线 ${user}：${device}`,
  endLogin: (user: string, device: string) =>
    `${user} 在“${device}”上的登录将立即结束，未保存的内容可能丢失。`,
  endKey: (user: string, key: string) => `${user} 的 API 密钥“${key}”将被删除，使用它的程序立即无法访问。`,
  ended: '已下线',
  notEnded: '下线失败',
}

/** The shape both languages share. */
export type SessionPageWords = typeof sessionWords
