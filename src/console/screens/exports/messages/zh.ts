import type { ExportState } from '#shared/contracts/ExportJob.ts'

/** The words of the exports page in Chinese; the English ones have the same shape. */
export const exportWords = {
  explain: '大列表在后台导出，离开页面也会继续。文件只有您自己能下载，保留一天。',
  none: '还没有导出',
  noneHint: '在列表中点击“导出”，超过 2 万条的会出现在这里。',
  failed: '导出列表加载失败',
  states: {
    waiting: '排队中',
    running: '导出中',
    done: '已完成',
    failed: '失败',
    cancelled: '已停止',
  } satisfies Record<ExportState, string>,
  rows: (done: string, all: string) => `${done} / ${all} 条`,
  allRows: (rows: string) => `${rows} 条`,
  keptUntil: (time: string) => `文件保留到 ${time}`,
  progress: (name: string) => `${name}导出进度`,
  download: '下载',
  downloading: (percent: string) => `已接收 ${percent}`,
  downloadFailed: '下载失败',
  stop: '停止',
  stopQuestion: '停止后需要重新导出。确定停止吗？',
  stopped: '已停止',
  remove: '删除',
  removeQuestion: '文件删除后无法恢复，需要时要重新导出。',
  removed: '已删除',
  notRemoved: '操作失败',
}

/** The shape both languages share. */
export type ExportPageWords = typeof exportWords
