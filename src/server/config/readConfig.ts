import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { AppError } from '#shared/errors/AppError.ts'
import type { ReadonlyKeys } from '../secrets/SecretBox.ts'
import type { Config, LogLevel } from './Config.ts'
import { EnvironmentReader, invalid } from './EnvironmentReader.ts'
import type { Environment } from './EnvironmentReader.ts'
import { fileSettings } from './fileSettings.ts'
import { readOrCreateSecret } from './readOrCreateSecret.ts'
import { refuseHalfRestored } from './restoreMark.ts'

const logLevels = [
  'fatal',
  'error',
  'warn',
  'info',
  'debug',
  'trace',
  'silent',
] as const satisfies readonly LogLevel[]
const million = 1_000_000

/** Reads and checks every setting; creates the data folder and the key file unless the environment provides the keys. */
export function readConfig(environment: Environment, args: readonly string[] = []): Config {
  const read = new EnvironmentReader(environment)
  const dataFolder = resolve(read.text('FENXIAO_DATA') ?? 'data')
  refuseHalfRestored(dataFolder)
  const url = databaseUrl(read)
  return {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.integer('PORT', 8080, [0, 65_535]),
    databaseUrl: url,
    databasePool: read.integer('DATABASE_POOL', 10, [1, 500]),
    dataFolder,
    adminPassword: password(read, 'FENXIAO_ADMIN_PASSWORD'),
    defaultPassword: password(read, 'FENXIAO_DEFAULT_PASSWORD'),
    secretKeys: secretKeys(read, dataFolder),
    demo: read.boolean('FENXIAO_DEMO', url === undefined) && !args.includes('--no-demo'),
    samples: read.boolean('FENXIAO_SAMPLES', true) && !args.includes('--no-samples'),
    ...limits(read),
    files: fileSettings(read),
    apiKeyDays: read.integer('API_KEY_DAYS', 366, [0, 3660]),
    passwordCost: read.integer('PASSWORD_COST', 15, [10, 20]),
    bodyLimit: read.integer('BODY_LIMIT', 1_048_576, [1024, 1000 * million]),
    announceSeconds: read.integer('STOP_ANNOUNCED', 3, [0, 5]),
    logLevel: read.choice('LOG_LEVEL', 'info', logLevels),
    weChatApi: weChatApi(read),
    frameNetworks: networks(read, 'FRAME_NETWORKS'),
    webhookNetworks: networks(read, 'WEBHOOK_NETWORKS'),
    trustProxy: trustedProxies(read),
  }
}

function limits(read: EnvironmentReader): Pick<Config, 'session' | 'login' | 'logs' | 'requests'> {
  return {
    session: {
      hours: read.integer('SESSION_HOURS', 12, [1, 24 * 365]),
      idleMinutes: read.integer('SESSION_IDLE_MINUTES', 480, [1, 60 * 24 * 365]),
      rememberDays: read.integer('SESSION_REMEMBER_DAYS', 30, [1, 365]),
    },
    requests: {
      perUser: read.integer('REQUESTS_PER_USER', 300_000, [1, 1000 * million]),
      perAddress: read.integer('REQUESTS_PER_ADDRESS', 6000, [1, 1000 * million]),
    },
    login: {
      windowMinutes: read.integer('LOGIN_WINDOW_MINUTES', 15, [1, 24 * 60]),
      perAccount: read.integer('LOGIN_PER_ACCOUNT', 10, [1, million]),
      perAddress: read.integer('LOGIN_PER_ADDRESS', 100, [1, million]),
      register: read.boolean('LOGIN_REGISTER', true),
      forgotPassword: read.boolean('LOGIN_FORGOT_PASSWORD', true),
      requestsPerAddress: read.integer('LOGIN_REQUESTS_PER_ADDRESS', 20, [1, million]),
    },
    logs: {
      days: read.integer('LOG_DAYS', 30, [1, 3650]),
      rows: read.integer('LOG_ROWS', 200_000, [100, 100 * million]),
    },
  }
}

function databaseUrl(read: EnvironmentReader): string | undefined {
  const url = read.text('DATABASE_URL')
  if (url === undefined || /^postgres(ql)?:\/\/[^/]/.test(url)) return url
  // The value may contain a password, so the error does not repeat it.
  throw invalid('DATABASE_URL', '…', 'postgres://user:password@host/database')
}

function weChatApi(read: EnvironmentReader): string {
  const address = read.text('WECHAT_API') ?? 'https://api.weixin.qq.com'
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address
  throw invalid('WECHAT_API', address, 'https://api.weixin.qq.com')
}

function password(read: EnvironmentReader, name: string): string | undefined {
  const text = read.text(name)
  if (text !== undefined && (text.length < 8 || text.length > 128)) throw invalid(name, '…', '8 … 128')
  return text
}

function secretKeys(read: EnvironmentReader, folder: string): ReadonlyKeys {
  const given = read.list('FENXIAO_SECRET_KEY').map(keyOf)
  const [first, ...former] = given
  if (first) return [first, ...former]
  return [keyOf(readOrCreateSecret(folder, 'secret.key', () => randomBytes(32).toString('base64')))]
}

function keyOf(text: string): Buffer {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')
  if (key.length === 32) return key
  throw new AppError('CONFIG_INVALID', { reason: 'FENXIAO_SECRET_KEY (32 bytes, hex | base64)' })
}

function networks(read: EnvironmentReader, name: string): string[] {
  const given = read.list(name)
  const wrong = given.find((network) => !ipaddr.isValid(network) && !ipaddr.isValidCIDR(network))
  if (wrong === undefined) return given
  throw invalid(name, wrong, '10.0.0.1 | 10.0.0.0/8')
}

function trustedProxies(read: EnvironmentReader): string[] {
  const proxies = read.list('TRUST_PROXY')
  const names = ['loopback', 'linklocal', 'uniquelocal']
  const wrong = proxies.find((proxy) => !names.includes(proxy) && !isNetwork(proxy))
  if (wrong === undefined) return proxies
  throw invalid('TRUST_PROXY', wrong, 'loopback | 10.0.0.1 | 10.0.0.0/8')
}

/** An address, or a network of some addresses: with a network of all addresses every caller could claim any address. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more.length > 0) return false
  const longest = kind === 6 ? 128 : 32
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest)
}
