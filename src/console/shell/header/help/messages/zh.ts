import type { ShortcutName } from '../../../shortcuts/shortcuts.ts'

/** The messages of the help, in Chinese; the English ones have the same shape. */
export const helpWords = {
  title: '帮助',
  keyboard: '键盘快捷键',
  product: '关于',
  version: '版本',
  server: '服务器',
  serverOk: '运行正常',
  serverReadOnly: '只读',
  serverDown: '无法连接',
  api: '接口文档（OpenAPI）',
  close: '关闭',
  or: '或',
  scopes: {
    anywhere: '任何地方',
    tabs: '标签栏（焦点在标签上时）',
    lists: '列表（焦点在行首的复选框上时）',
    columns: '列设置（焦点在列名上时）',
    trees: '树形列表（焦点在拖动柄上时）',
  },
  shortcuts: {
    search: '搜索页面',
    help: '打开帮助',
    tabFocus: '选择前一个、后一个标签',
    tabEnds: '选择第一个、最后一个标签',
    tabMove: '向左、向右移动标签',
    tabOpen: '打开标签',
    tabClose: '关闭标签',
    rowsBetween: '选择上次所选至此的各行；也可按住 Shift 单击',
    columnMove: '上移、下移',
    treeMove: '上移、下移',
    treeLevel: '移出、移入一级',
  } satisfies Record<ShortcutName, string>,
}

/** The messages of the help. */
export type HelpWords = typeof helpWords
