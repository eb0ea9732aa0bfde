import type { Good } from '#generated/types/good.ts'

/** Name of a picture in public/images/goods, without its ending. */
export type GoodPicture =
  | 'course-book'
  | 'course-video'
  | 'tea-tin'
  | 'tea-cake'
  | 'teapot'
  | 'serum'
  | 'cream'
  | 'soap'
  | 'towel'
  | 'thermos'
  | 'honey'
  | 'gift-box'

/** A good as its shelf lists it; prices in yuan. */
export interface GoodEntry {
  name: string
  summary: string
  price: number
  minPrice: number
  firstPrice?: number
  /** On sale unless said otherwise. */
  status?: Good['status']
  picture: GoodPicture
  points: readonly string[]
}

/** Goods of one kind, with what their descriptions have in common. */
export interface Shelf {
  pictures: readonly GoodPicture[]
  notes: { title: string; text: string }
  goods: readonly GoodEntry[]
}
