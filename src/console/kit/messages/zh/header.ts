import { businessMessages } from '#shared/business/messages/zh.ts'
/** Words of page search, help and the menus of notices, in Chinese; the English ones have the same shape. */
export const header = {
  search: {
    open: '搜索页面',
    label: '搜索页面和操作',
    placeholder: '输入中文、英文、拼音或首字母',
    recent: '最近打开',
    pages: '页面',
    actions: '操作',
    none: '没有找到“%{text}”',
    noneHint: '换一个词试试，也可以输入拼音首字母，例如用“dd”找“订单”。',
    found: '找到 %{count} 项',
    move: '选择',
    go: '打开',
    goNew: '在新窗口打开',
    leave: '关闭',
  },
  help: { open: '帮助' },
  update: {
    title: '有新内容可用',
    hint: '点击“刷新”使用新版本；请先保存正在填写的内容。',
    refresh: '刷新',
    later: '稍后',
  },
  notices: {
    notification: '通知',
    message: '消息',
    event: '事件',
    all: '通知中心',
    unread: '%{name}，%{count} 条未读',
    menus: '通知、消息与事件',
    viewAll: '查看全部',
    readAll: '全部标为已读',
    readOne: '标为已读',
    isUnread: '未读',
    settled: '已处理',
    unreadOnly: '只看未读',
    empty: '还没有%{name}',
    emptyHint: '有新内容时会显示在这里。',
    emptyUnread: '没有未读的%{name}',
    failed: '%{name}加载失败',
    markFailed: '标为已读失败',
  },
}

/** The shape that both languages share. */
export type HeaderMessages = typeof header

/** The text of each kind of notice, filled from its facts. */
export const notices = {
  ...businessMessages.notices,
  registration: { waiting: '用户 %{username} 申请注册，等待激活' },
  password: { forgotten: '用户 %{username} 忘记密码，等待重置' },
  version: { started: '系统版本 %{version} 首次启动' },
  migration: { failed: '版本 %{version} 升级数据库失败：%{reason}' },
  export: { done: '%{entity}：已导出 %{rows} 条，文件可以下载', failed: '%{entity}导出失败' },
  webhook: { failing: '事件推送“%{name}”已有一段时间未能送达：%{reason}' },
  apiKey: { ending: 'API 密钥“%{name}”将于 %{until} 到期' },
  error: { logged: '系统出错：%{message}' },
}

/** The shape that both languages share. */
export type NoticeMessages = typeof notices
