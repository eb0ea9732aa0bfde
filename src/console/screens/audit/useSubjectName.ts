import { useLocale } from 'react-admin'
import type { Menu } from '#generated/types/menu.ts'
import type { Audit } from '#generated/types/audit.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { useMenuRecordName } from '../../session/menus/useMenuRecordName.ts'
import type { Values } from '../../session/entities/recordName.ts'

const menu: EntityName = 'menu'

/** The side menu's name of the menu that an audit record is about; undefined if the recorded name is to be shown. */
export function useSubjectName(record: Values | undefined): string | undefined {
  const nameOf = useMenuRecordName()
  // Stored names are Chinese.
  if (useLocale() === 'zh' || record?.['entity' satisfies keyof Audit] !== menu) return undefined
  const known = [record['after' satisfies keyof Audit], record['before' satisfies keyof Audit]].find(hasCode)
  return known && nameOf(known)
}

function hasCode(value: unknown): value is Values {
  return isJsonObject(value) && typeof value['code' satisfies keyof Menu] === 'string'
}
