// Written by `npm run generate` from schemas/good.json. Edit the schema, not this file.

/** 商品 / Good: a record as the server answers it. */
export interface Good {
  id: string
  /** 商品名称 / Name */
  name: string
  /** 价格 / Price */
  price: number
  /** 最低价 / Minimum price */
  min_price: number
  /** 定金 / Deposit */
  first_price: number
  /** 排序 / Sequence */
  sequence: number
  /** 状态 / Status */
  status: ("draft" | "normal" | "sold_out")
  /** 简介 / Summary */
  summary: (string | null)
  /** 封面图 / Cover image */
  image: (string | null)
  /** 商品图集 / Gallery */
  images: (string[] | null)
  /** 商品详情 / Description */
  description: (string | null)
  /** 创建时间 / Created at */
  createdAt: string
  /** 更新时间 / Updated at */
  updatedAt: string
  version: number
}

/** 商品 / Good: a record as a client sends it. */
export interface GoodInput {
  /** 商品名称 / Name */
  name: string
  /** 价格 / Price */
  price: number
  /** 最低价 / Minimum price */
  min_price?: number
  /** 定金 / Deposit */
  first_price?: number
  /** 排序 / Sequence */
  sequence?: number
  /** 状态 / Status */
  status?: ("draft" | "normal" | "sold_out")
  /** 简介 / Summary */
  summary?: (string | null)
  /** 封面图 / Cover image */
  image?: (string | null)
  /** 商品图集 / Gallery */
  images?: (string[] | null)
  /** 商品详情 / Description */
  description?: (string | null)
  version?: number
}
