import { businessMessages } from '#shared/business/messages/zh.ts'
/** Words about one's own account, in Chinese. */
export const account = {
  setting: '个人设置',
  profile: '个人主页',
  loadFailed: '加载失败',
  saved: '保存成功',
  update: '更新基本信息',
  change: '修改',
  noProfile: '还没有填写个人简介',
  tabs: {
    basic: '基本设置',
    information: '基本信息',
    security: '安全设置',
    binding: '账号绑定',
    notification: '新消息通知',
  },
  password: '账户密码',
  passwordHint: '定期更换密码可以提高账户安全性',
  phone: '手机号',
  email: '邮箱',
  bound: '已绑定：%{value}',
  none: '未设置',
  strength: {
    title: '密码强度：%{strength}',
    weak: '弱',
    medium: '中',
    strong: '强',
  },
  sessions: {
    title: '登录设备',
    current: '当前设备',
    unknown: '未知设备',
    facts: '%{address} · 登录于 %{started} · 最近使用 %{used}',
    end: '下线',
    endOthers: '下线其他设备',
    endQuestion: '该设备将立即退出登录，确定下线吗？',
    endOthersQuestion: '除当前设备外，其他设备都将立即退出登录，确定下线吗？',
    ended: '已下线',
    notEnded: '下线失败',
  },
  notifications: {
    none: '您的角色没有可接收的通知',
    notification: '业务通知',
    message: '待处理消息',
    event: '系统事件',
    kinds: {
      ...businessMessages.noticeKinds,
      registration_waiting: { title: '注册审核', hint: '有新用户注册，等待激活时通知' },
      password_forgotten: { title: '密码重置请求', hint: '有用户请求重置密码时通知' },
      version_started: { title: '版本更新', hint: '系统启动新版本时通知' },
      migration_failed: { title: '数据库迁移失败', hint: '升级数据库失败时通知' },
      error_logged: { title: '系统错误', hint: '记录到系统错误时通知' },
    },
  },
}

/** The shape both languages share. */
export type AccountMessages = typeof account
