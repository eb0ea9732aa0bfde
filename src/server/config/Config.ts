import type { ReadonlyKeys } from '../secrets/SecretBox.ts'
import type { FileSettings } from './fileSettings.ts'

/** How much pino prints; `silent` prints nothing. */
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** Everything the surroundings decide, read once at the start. Each line names its environment variable. */
export interface Config {
  /** HOST: address to listen on; 127.0.0.1 unless others shall reach the server. */
  host: string
  /** PORT: 8080; 0 takes a free one. */
  port: number
  /** DATABASE_URL: a PostgreSQL server, e.g. `postgres://user:password@host/database`; the embedded engine when absent. */
  databaseUrl: string | undefined
  /** DATABASE_POOL: connections to PostgreSQL, 10. */
  databasePool: number
  /** FENXIAO_DATA: folder of the embedded database, key files and uploads; ./data. */
  dataFolder: string
  /** FENXIAO_ADMIN_PASSWORD: password of the first administrator; made at random when absent. */
  adminPassword: string | undefined
  /** FENXIAO_DEFAULT_PASSWORD: the same for all users created without one, who must change it; each gets a random one when absent. */
  defaultPassword: string | undefined
  /** PASSWORD_COST: work and memory of hashing a password as a power of two, 15; less is for tests only. */
  passwordCost: number
  /** FENXIAO_SECRET_KEY: 32 bytes in hex or base64, former keys after commas; else secret.key in the data folder. All nodes of one database need the same. */
  secretKeys: ReadonlyKeys
  /** FENXIAO_DEMO, `--no-demo`: demonstration data in a new database; on when it is the embedded one. */
  demo: boolean
  /** FENXIAO_SAMPLES, `--no-samples`: the sample pages in the menu of a new database; on. */
  samples: boolean
  session: SessionLimits
  login: LoginLimits
  files: FileSettings
  /** BODY_LIMIT: bytes of a request's body, 1 MB. */
  bodyLimit: number
  /** STOP_ANNOUNCED: seconds for which a server that stops still answers, and tells callers to leave, 3. */
  announceSeconds: number
  /** LOG_LEVEL: info. */
  logLevel: LogLevel
  logs: LogLimits
  requests: RequestLimits
  /** FRAME_NETWORKS: private networks, with commas, in which the server asks whether a menu's site may be framed; none. */
  frameNetworks: readonly string[]
  /** WEBHOOK_NETWORKS: private networks, with commas, in which the server tells webhooks of changes; none. */
  webhookNetworks: readonly string[]
  /** API_KEY_DAYS: how long an API key lasts at most, 366; 0: nobody makes one. */
  apiKeyDays: number
  /** WECHAT_API: where WeChat's own server is asked, https://api.weixin.qq.com. */
  weChatApi: string
  /** TRUST_PROXY: addresses or networks of the proxies in front, with commas, whose X-Forwarded-For is believed; nobody's. */
  trustProxy: readonly string[]
}

export interface SessionLimits {
  /** SESSION_HOURS: how long a log-in lasts at most, 12. */
  hours: number
  /** SESSION_IDLE_MINUTES: after how long without a call it ends, 480. */
  idleMinutes: number
  /** SESSION_REMEMBER_DAYS: how long it lasts with "remember me", whether it is used or not, 30. */
  rememberDays: number
}

export interface LoginLimits {
  /** LOGIN_WINDOW_MINUTES: the time in which attempts are counted, 15. */
  windowMinutes: number
  /** LOGIN_PER_ACCOUNT: failed attempts on one account in that time, 10; half of them from one address. */
  perAccount: number
  /** LOGIN_PER_ADDRESS: failed attempts from one address or IPv6 /64 in that time, 100. */
  perAddress: number
  /** LOGIN_REGISTER: whether strangers may ask for an account, true. */
  register: boolean
  /** LOGIN_FORGOT_PASSWORD: whether people may ask for a new password, true. */
  forgotPassword: boolean
  /** LOGIN_REQUESTS_PER_ADDRESS: how many such requests from one address in that time, 20. */
  requestsPerAddress: number
}

export interface RequestLimits {
  /** REQUESTS_PER_USER: calls of one user in a minute, 300000. */
  perUser: number
  /** REQUESTS_PER_ADDRESS: calls without a session from one address or IPv6 /64 in a minute, 6000; a captcha's picture counts as 20, a log-in by WeChat as 100. */
  perAddress: number
}

export interface LogLimits {
  /** LOG_DAYS: how long lines stay in the database, 30. */
  days: number
  /** LOG_ROWS: how many stay at most, 200000. */
  rows: number
}
