// Written by `npm run generate` from schemas/distributionVersion.json. Edit the schema, not this file.

/** 分销规则版本 / Version of the distribution rules: a record as the server answers it. */
export interface DistributionVersion {
  id: string
  /** 版本 / Version */
  number: number
  /** 各级比例 / Rates */
  rates: {
    /** 分销层级 / Level */
    leave: number
    /** 佣金比例 / Commission rate */
    rate: number
  }[]
  /** 操作人 / Changed by */
  user_name: (string | null)
  /** 生效时间 / In force since */
  since: string
}

/** 分销规则版本 / Version of the distribution rules: a record as a client sends it. */
export interface DistributionVersionInput {
}
