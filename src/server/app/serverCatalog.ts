import { routes } from '#generated/routes/routes.ts'
import { tables } from '#generated/tables/tables.ts'
import { AuditWriter } from '../audit/AuditWriter.ts'
import { AuditKeys } from '../audit/AuditKeys.ts'
import type { Config } from '../config/Config.ts'
import { buildCatalog } from '../crud/buildCatalog.ts'
import type { Catalog, Secrets } from '../crud/entity/Context.ts'
import { rulesOf } from '../rules/rules.ts'
import { SecretBox } from '../secrets/SecretBox.ts'
import { hashPassword } from '../sessions/passwords/password.ts'

/** The tables, validators, rules, secrets and audit log of every entity, under this server's settings. */
export function serverCatalog(config: Config): Catalog {
  const box = new SecretBox(...config.secretKeys)
  return buildCatalog({
    tables: Object.values(tables),
    routes,
    rules: rulesOf(config),
    secrets: {
      hash: hasher(config),
      seal: (text, place) => box.seal(text, place),
      digest: (text, place) => box.digest(text, place),
    },
    journal: new AuditWriter(new AuditKeys(config.secretKeys)),
  })
}

/**
 * Hashes a configured default password only once: users created without a password get it inside a transaction, where hashing it
 * each time would delay other calls.
 */
function hasher({ defaultPassword, passwordCost: cost }: Config): Secrets['hash'] {
  let ofDefault: string | undefined
  return async (text, userId) => {
    if (text !== defaultPassword) return hashPassword(text, { cost, userId })
    ofDefault ??= await hashPassword(text, { cost })
    return ofDefault
  }
}
