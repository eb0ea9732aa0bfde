// Written by `npm run generate` from schemas/weChatConfig.json. Edit the schema, not this file.

/** 微信配置 / WeChat configuration: a record as the server answers it. */
export interface WeChatConfig {
  id: string
  /** 公众号 AppID / Official account AppID */
  mp_appid: (string | null)
  /** 公众号 AppSecret / Official account AppSecret */
  mp_app_secret: (string | null)
  /** 小程序 AppID / Mini program AppID */
  xcx_appid: (string | null)
  /** 小程序 AppSecret / Mini program AppSecret */
  xcx_app_secret: (string | null)
  /** 商户号 / Merchant ID */
  mch_id: (string | null)
  /** 商户 API 密钥 / Merchant API key */
  mch_key: (string | null)
  /** 商户 APIv3 密钥 / Merchant APIv3 key */
  mach_v3_key: (string | null)
  /** 微信支付公钥 ID / WeChat Pay public key ID */
  pay_public_key_id: (string | null)
  /** 微信支付公钥 / WeChat Pay public key */
  pay_public_key: (string | null)
  /** 支付回调地址 / Payment notification URL */
  pay_notify_url: (string | null)
  version: number
}

/** 微信配置 / WeChat configuration: a record as a client sends it. */
export interface WeChatConfigInput {
  /** 公众号 AppID / Official account AppID */
  mp_appid?: (string | null)
  /** 公众号 AppSecret / Official account AppSecret */
  mp_app_secret?: (string | null)
  /** 小程序 AppID / Mini program AppID */
  xcx_appid?: (string | null)
  /** 小程序 AppSecret / Mini program AppSecret */
  xcx_app_secret?: (string | null)
  /** 商户号 / Merchant ID */
  mch_id?: (string | null)
  /** 商户 API 密钥 / Merchant API key */
  mch_key?: (string | null)
  /** 商户 APIv3 密钥 / Merchant APIv3 key */
  mach_v3_key?: (string | null)
  /** 微信支付公钥 ID / WeChat Pay public key ID */
  pay_public_key_id?: (string | null)
  /** 微信支付公钥 / WeChat Pay public key */
  pay_public_key?: (string | null)
  /** 支付回调地址 / Payment notification URL */
  pay_notify_url?: (string | null)
  version?: number
}
