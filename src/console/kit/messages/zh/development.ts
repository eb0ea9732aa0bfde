/** The words of the panel in which the development server's page shows problems. */
export const development = {
  title: '有 %{count} 处需要修改，页面暂时保持上次可用的状态',
  goOn: '继续',
  hide: '收起',
}

/** The shape that both languages share. */
export type DevelopmentMessages = typeof development
