import { businessCallTexts } from '../business/calls.ts'
import type { Text } from '#shared/contracts/Text.ts'

/** What the hand-written calls do, by their operationId in the API document. */
export const callTexts = {
  health: { zh: '系统：运行状态', en: 'System: health' },
  apiDocument: { zh: '系统：接口文档', en: 'System: this document' },
  newCaptcha: { zh: '登录：新验证码', en: 'Log-in: new captcha' },
  captchaImage: { zh: '登录：验证码图片', en: 'Log-in: picture of a captcha' },
  logIn: { zh: '登录：登录', en: 'Log-in: log in' },
  loginOffers: { zh: '登录：登录页提供的功能', en: 'Log-in: what the log-in page offers' },
  register: { zh: '登录：注册', en: 'Log-in: register' },
  forgotPassword: { zh: '登录：请求重置密码', en: 'Log-in: ask for a new password' },
  logOut: { zh: '登录：退出', en: 'Log-in: log out' },
  renewSession: { zh: '登录：刷新令牌', en: 'Log-in: renew the token' },
  currentUser: { zh: '当前用户：资料与权限', en: 'Current user: profile and permissions' },
  changeProfile: { zh: '当前用户：修改资料', en: 'Current user: change the profile' },
  currentMenus: { zh: '当前用户：菜单树', en: 'Current user: menu tree' },
  askFrame: { zh: '当前用户：网站能否内嵌', en: 'Current user: whether a site can be shown in a frame' },
  changePassword: { zh: '当前用户：修改密码', en: 'Current user: change the password' },
  notificationChoices: { zh: '当前用户：通知偏好', en: 'Current user: which notifications they want' },
  chooseNotification: { zh: '当前用户：修改通知偏好', en: 'Current user: choose what they are told of' },
  ownSessions: { zh: '当前用户：登录设备', en: 'Current user: where they are logged in' },
  endOwnSession: { zh: '当前用户：下线一台设备', en: 'Current user: end one of their sessions' },
  endOtherSessions: { zh: '当前用户：下线其他设备', en: 'Current user: end all other sessions' },
  notifications: { zh: '当前用户：通知列表', en: 'Current user: notifications' },
  unreadNotifications: { zh: '当前用户：未读通知数', en: 'Current user: numbers of unread notifications' },
  readNotifications: { zh: '当前用户：标为已读', en: 'Current user: mark notifications as read' },
  live: { zh: '当前用户：实时事件流', en: 'Current user: stream of live events' },
  uploadFile: { zh: '文件：上传', en: 'Files: upload' },
  readFile: { zh: '文件：下载', en: 'Files: download' },
  viewAsRoles: { zh: '以其他角色的视角查看', en: 'Look with the eyes of other roles' },
  endView: { zh: '结束以其他角色的视角查看', en: 'Stop looking with the eyes of other roles' },
  explainPermission: { zh: '权限：为什么允许或拒绝', en: 'Permissions: why something is allowed or refused' },
  grantablePermissions: { zh: '权限：可授予的菜单和角色', en: 'Permissions: what the caller may grant' },
  apiRoutes: { zh: '权限：接口清单', en: 'Permissions: the calls of the API' },
  departmentMembers: { zh: '部门：成员数', en: 'Department: numbers of members' },
  auditState: { zh: '审计日志：校验状态', en: 'Audit log: when it was checked and what was found' },
  startAuditCheck: { zh: '审计日志：开始校验', en: 'Audit log: start a check' },
  verifyAudit: { zh: '审计日志：校验', en: 'Audit log: check that nothing was changed' },
  resetPassword: { zh: '用户：重置密码', en: 'User: reset the password' },
  ...businessCallTexts,
} as const satisfies Record<string, Text>

/** operationId of a hand-written call. */
export type CallName = keyof typeof callTexts
