import type { Good } from '#generated/types/good.ts'

/** The name of a picture in public/images/goods, without its extension. */
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
  /** The default is on sale. */
  status?: Good['status']
  picture: GoodPicture
  points: readonly string[]
}

/** Goods of one kind, with the common parts of their descriptions. */
export interface Shelf {
  pictures: readonly GoodPicture[]
  notes: { title: string; text: string }
  goods: readonly GoodEntry[]
}
