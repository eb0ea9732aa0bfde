// Written by `npm run generate` from schemas/distribution.json. Edit the schema, not this file.

/** 分销规则 / Distribution rule: a record as the server answers it. */
export interface Distribution {
  id: string
  /** 分销层级 / Level */
  leave: number
  /** 佣金比例 / Commission rate */
  rate: number
  version: number
}

/** 分销规则 / Distribution rule: a record as a client sends it. */
export interface DistributionInput {
  /** 分销层级 / Level */
  leave: number
  /** 佣金比例 / Commission rate */
  rate: number
  version?: number
}
