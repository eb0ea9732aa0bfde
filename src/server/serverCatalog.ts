import { routes } from '#generated/routes/routes.ts'
import { tables } from '#generated/tables/tables.ts'
import { AuditBook } from './audit/AuditBook.ts'
import { AuditKeys } from './audit/AuditKeys.ts'
import type { Config } from './config/Config.ts'
import { buildCatalog } from './crud/buildCatalog.ts'
import type { Catalog } from './crud/Context.ts'
import { rulesOf } from './rules/rules.ts'
import { SecretBox } from './secrets/SecretBox.ts'
import { hashPassword } from './sessions/password.ts'

/** Tables, validators, rules, secrets and the audit log of every entity, as this server's settings have them. */
export function serverCatalog(config: Config): Catalog {
  const box = new SecretBox(...config.secretKeys)
  return buildCatalog({
    tables: Object.values(tables),
    routes,
    rules: rulesOf(config),
    secrets: { hash: hashPassword, seal: (text, place) => box.seal(text, place) },
    journal: new AuditBook(new AuditKeys(config.secretKeys)),
  })
}
