import type { EntityName } from '#generated/types/EntityName.ts'
import type { PermissionCode } from '#generated/types/Entities.ts'
import type { NoticeCode, noticeTable } from '#shared/notifications/noticeTable.ts'
import type { ownButtons } from '#shared/permissions/ownButtons.ts'
import type { extraCalls } from '#shared/permissions/extraCalls.ts'

type Notices = (typeof noticeTable)[NoticeCode]

type Line = (typeof extraCalls)[number]['code']
type Button = (typeof ownButtons)[number]['page']
type Subject = Extract<Notices, { entity: string }>['entity']

type Pages<Code extends PermissionCode> = Code
type Entities<Name extends EntityName> = Name

/** Lets the compiler compare the names in shared tables with the generated ones, which shared code cannot import. */
export interface NamedCodes {
  lines: Pages<Line>
  buttons: Pages<Button>
  notices: Pages<Extract<Notices, { page: string }>['page']>
  subjects: Entities<Subject>
}
