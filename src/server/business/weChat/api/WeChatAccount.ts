import { weChatConfigTable } from '#generated/tables/weChatConfig.ts'
import type { Entities } from '#generated/types/Entities.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ReadonlyKeys } from '../../../secrets/SecretBox.ts'
import { SecretBox } from '../../../secrets/SecretBox.ts'
import { placeOf } from '../../../secrets/placeOf.ts'

type Setting = Entities['weChatConfig']['column']

const config = namesOf('weChatConfig')

/** The ids and keys of the WeChat account, as entered by an administrator, with the secrets decrypted. */
export class WeChatAccount {
  readonly #settings: ReadonlyMap<string, string>

  private constructor(settings: ReadonlyMap<string, string>) {
    this.#settings = settings
  }

  /** Reads the current settings, so that a change takes effect with the next call. */
  static async read(queries: Queries, keys: ReadonlyKeys): Promise<WeChatAccount> {
    const stored = await queries.row<Record<string, unknown>>(sql`SELECT * FROM ${config.table} LIMIT 1`)
    const box = new SecretBox(...keys)
    const settings = weChatConfigTable.columns.flatMap((column): [string, string][] => {
      const value = stored?.[column.name]
      if (typeof value !== 'string' || value === '') return []
      return [[column.name, column.secret ? box.open(value, placeOf(weChatConfigTable, column)) : value]]
    })
    return new WeChatAccount(new Map(settings))
  }

  /** A setting, or undefined when it is empty. */
  get(name: Setting): string | undefined {
    return this.#settings.get(name)
  }

  /** A setting that the call requires; throws WECHAT_UNCONFIGURED with its name if it is empty. */
  require(name: Setting): string {
    const value = this.get(name)
    if (value === undefined) throw new AppError('WECHAT_UNCONFIGURED', { setting: name })
    return value
  }
}
