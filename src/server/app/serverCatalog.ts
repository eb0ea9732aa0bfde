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

/** Tables, validators, rules, secrets and the audit log of every entity, as this server's settings have them. */
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

/** A configured default password is hashed once: users made without a password get it inside a transaction, where hashing it each time would hold up others. */
function hasher({ defaultPassword, passwordCost: cost }: Config): Secrets['hash'] {
  let ofDefault: string | undefined
  return async (text, userId) => {
    if (text !== defaultPassword) return hashPassword(text, { cost, userId })
    ofDefault ??= await hashPassword(text, { cost })
    return ofDefault
  }
}
