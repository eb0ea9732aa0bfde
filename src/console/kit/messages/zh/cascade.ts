/** Words of cascading selects and of regions, in Chinese. */
export const cascade = {
  failed: '请求失败',
  loading: '加载中…',
  none: '没有匹配的选项',
  province: '省份',
  city: '城市',
  district: '区县',
}

/** The shape that both languages share. */
export type CascadeMessages = typeof cascade
