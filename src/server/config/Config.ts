import type { ReadonlyKeys } from '../secrets/SecretBox.ts'
import type { FileSettings } from './fileSettings.ts'

/** How much pino prints; `silent` prints nothing. */
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** All settings of the environment, read once at the start. Each line names its variable and the default. */
export interface Config {
  /** HOST: address to listen on, 127.0.0.1; another one lets other machines reach the server. */
  host: string
  /** PORT: 8080; 0 takes a free one. */
  port: number
  /** DATABASE_URL: a PostgreSQL server, e.g. `postgres://user:password@host/database`; the embedded engine when absent. */
  databaseUrl: string | undefined
  /** DATABASE_POOL: connections to PostgreSQL, 10. */
  databasePool: number
  /** FENXIAO_DATA: folder of the embedded database, key files and uploads; ./data. */
  dataFolder: string
  /** FENXIAO_ADMIN_PASSWORD: password of the first administrator; a random one when absent. */
  adminPassword: string | undefined
  /** FENXIAO_DEFAULT_PASSWORD: for all users created without a password, who must change it; random ones when absent. */
  defaultPassword: string | undefined
  /** PASSWORD_COST: work and memory of hashing a password as a power of two, 15; less is for tests only. */
  passwordCost: number
  /**
   * FENXIAO_SECRET_KEY: 32 bytes in hex or base64, former keys after commas; secret.key in the data folder when absent. All nodes
   * of one database need the same.
   */
  secretKeys: ReadonlyKeys
  /** FENXIAO_DEMO, `--no-demo`: demonstration data in a new database; on for the embedded one. */
  demo: boolean
  /** FENXIAO_SAMPLES, `--no-samples`: the sample pages in the menu of a new database; on. */
  samples: boolean
  session: SessionLimits
  login: LoginLimits
  files: FileSettings
  /** BODY_LIMIT: bytes of a request's body, 1 MB. */
  bodyLimit: number
  /** STOP_ANNOUNCED: seconds for which a stopping server still answers and tells callers to leave, 3. */
  announceSeconds: number
  /** LOG_LEVEL: info. */
  logLevel: LogLevel
  logs: LogLimits
  requests: RequestLimits
  /** FRAME_NETWORKS: private networks, separated by commas, whose sites the server may ask whether they allow framing; none. */
  frameNetworks: readonly string[]
  /** WEBHOOK_NETWORKS: private networks, separated by commas, to which the server sends webhooks; none. */
  webhookNetworks: readonly string[]
  /** API_KEY_DAYS: how long an API key lasts at most, 366; 0 allows none. */
  apiKeyDays: number
  /** WECHAT_API: address of WeChat's own server, https://api.weixin.qq.com. */
  weChatApi: string
  /** TRUST_PROXY: addresses or networks, separated by commas, of the proxies whose X-Forwarded-For is trusted; none. */
  trustProxy: readonly string[]
}

export interface SessionLimits {
  /** SESSION_HOURS: how long a session lasts at most, 12. */
  hours: number
  /** SESSION_IDLE_MINUTES: after how long without a call a session ends, 480. */
  idleMinutes: number
  /** SESSION_REMEMBER_DAYS: how long a session lasts with "remember me", used or not, 30. */
  rememberDays: number
}

export interface LoginLimits {
  /** LOGIN_WINDOW_MINUTES: the period in which attempts are counted, 15. */
  windowMinutes: number
  /** LOGIN_PER_ACCOUNT: failed attempts on one account in that period, 10; half as many from one address. */
  perAccount: number
  /** LOGIN_PER_ADDRESS: failed attempts from one address or IPv6 /64 in that period, 100. */
  perAddress: number
  /** LOGIN_REGISTER: whether strangers may ask for an account, true. */
  register: boolean
  /** LOGIN_FORGOT_PASSWORD: whether people may ask for a new password, true. */
  forgotPassword: boolean
  /** LOGIN_REQUESTS_PER_ADDRESS: such requests from one address in that period, 20. */
  requestsPerAddress: number
}

export interface RequestLimits {
  /** REQUESTS_PER_USER: calls of one user a minute, 300000. */
  perUser: number
  /**
   * REQUESTS_PER_ADDRESS: calls without a session from one address or IPv6 /64 a minute, 6000; a captcha's picture counts as 20,
   * a log-in by WeChat as 100.
   */
  perAddress: number
}

export interface LogLimits {
  /** LOG_DAYS: how long lines stay in the database, 30. */
  days: number
  /** LOG_ROWS: how many lines stay at most, 200000. */
  rows: number
}
