import type { Text } from '#shared/contracts/Text.ts'

/** A menu heading above sample pages. */
export interface SampleGroup {
  /** Its code in the menu, below `samples`. */
  code: string
  name: Text
  /** The icon of the group and of its pages. Must be one that the menu loads anyway; any other would load with the first page. */
  icon: string
}

/** A page that shows how something is built, for developers to copy from. */
export interface SamplePage {
  /** Its code in the menu, below that of its group. */
  code: string
  /** The code of its group; absent for a page directly below `samples`. */
  group?: string
  name: Text
  /** Its address in the console. */
  path: string
  /** The icon of a page without a group. */
  icon?: string
  /** Further properties of the planted menu record, such as the layout around the page. */
  properties?: Readonly<Record<string, string>>
}

/** The groups of the sample pages in menu order. */
export const sampleGroups = [
  { code: 'form', name: { zh: '表单页', en: 'Forms' }, icon: 'Description' },
  { code: 'list', name: { zh: '列表页', en: 'Lists' }, icon: 'ListAlt' },
  { code: 'profile', name: { zh: '详情页', en: 'Profiles' }, icon: 'Person' },
  { code: 'result', name: { zh: '结果页', en: 'Results' }, icon: 'VerifiedUser' },
  { code: 'exception', name: { zh: '异常页', en: 'Exceptions' }, icon: 'Article' },
  { code: 'other', name: { zh: '其他', en: 'Others' }, icon: 'Extension' },
] as const satisfies readonly SampleGroup[]

/** The sample pages in menu order. The menu and the console's screens follow from this list. */
export const samplePages = [
  {
    code: 'basic',
    group: 'form',
    name: { zh: '基础表单', en: 'Basic form' },
    path: '/samples/form/basic',
  },
  {
    code: 'step',
    group: 'form',
    name: { zh: '分步表单', en: 'Step form' },
    path: '/samples/form/step',
  },
  {
    code: 'advanced',
    group: 'form',
    name: { zh: '高级表单', en: 'Advanced form' },
    path: '/samples/form/advanced',
  },
  {
    code: 'search',
    group: 'list',
    name: { zh: '搜索列表', en: 'Search list' },
    path: '/samples/list/search',
  },
  {
    code: 'table',
    group: 'list',
    name: { zh: '表格列表', en: 'Table list' },
    path: '/samples/list/table',
  },
  {
    code: 'basic',
    group: 'list',
    name: { zh: '基础列表', en: 'Basic list' },
    path: '/samples/list/basic',
  },
  {
    code: 'card',
    group: 'list',
    name: { zh: '卡片列表', en: 'Card list' },
    path: '/samples/list/card',
  },
  {
    code: 'basic',
    group: 'profile',
    name: { zh: '基础详情', en: 'Basic profile' },
    path: '/samples/profile/basic',
  },
  {
    code: 'advanced',
    group: 'profile',
    name: { zh: '高级详情', en: 'Advanced profile' },
    path: '/samples/profile/advanced',
  },
  {
    code: 'success',
    group: 'result',
    name: { zh: '成功页', en: 'Success' },
    path: '/samples/result/success',
  },
  {
    code: 'fail',
    group: 'result',
    name: { zh: '失败页', en: 'Failure' },
    path: '/samples/result/fail',
  },
  {
    code: '403',
    group: 'exception',
    name: { zh: '403 无权限', en: '403 No permission' },
    path: '/samples/exception/403',
  },
  {
    code: '404',
    group: 'exception',
    name: { zh: '404 找不到页面', en: '404 Page not found' },
    path: '/samples/exception/404',
  },
  {
    code: '500',
    group: 'exception',
    name: { zh: '500 服务出错', en: '500 Server error' },
    path: '/samples/exception/500',
  },
  {
    code: 'trigger',
    group: 'exception',
    name: { zh: '触发错误', en: 'Trigger an error' },
    path: '/samples/exception/trigger',
  },
  {
    code: 'customLayout',
    group: 'other',
    name: { zh: '自定义布局', en: 'Custom layout' },
    path: '/samples/other/custom-layout',
    properties: { layout: 'custom' },
  },
  {
    code: 'multiTab',
    group: 'other',
    name: { zh: '多标签页', en: 'Multiple tabs' },
    path: '/samples/other/multi-tab',
  },
  {
    code: 'badge',
    group: 'other',
    name: { zh: '徽标', en: 'Badges' },
    path: '/samples/other/badge',
    properties: { badge: '3' },
  },
  { code: 'widgets', name: { zh: '组件', en: 'Widgets' }, path: '/samples/widgets', icon: 'Widgets' },
] as const satisfies readonly SamplePage[]

/** The addresses of the sample pages. */
export type SamplePath = (typeof samplePages)[number]['path']
