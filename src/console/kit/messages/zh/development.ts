/** What the page says of its own making while it is worked on. */
export const development = {
  title: '有 %{count} 处需要修改，页面暂时保持上次可用的状态',
  goOn: '继续',
  hide: '收起',
}

/** The shape both languages share. */
export type DevelopmentMessages = typeof development
