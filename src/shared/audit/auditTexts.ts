import type { AuditProblemKind } from './AuditReport.ts'
import type { Text } from '#shared/contracts/Text.ts'

/** The texts that `npm run audit:verify` prints. */
export const auditTexts = {
  genuine: {
    zh: '审计日志完整：已校验 %{rows} 条',
    en: 'The audit log is genuine: %{rows} rows checked',
  },
  tampered: {
    zh: '审计日志有问题：已校验 %{rows} 条，发现 %{count} 处',
    en: 'The audit log is NOT genuine: %{rows} rows checked, %{count} problems',
  },
  waiting: { zh: '等待编号：%{waiting} 条', en: 'Waiting for their number: %{waiting}' },
  head: {
    zh: '链尾（请另行抄存，以后用 --head 比对）：%{head}',
    en: 'Head (write it down, and compare it later with --head): %{head}',
  },
  more: { zh: '另有 %{count} 处', en: '%{count} more' },
} as const satisfies Record<string, Text>

/** The text of each kind of problem; `place` is a number of the chain, several numbers, or a row's id. */
export const auditProblemTexts = {
  changed: { zh: '%{place}：内容被修改', en: '%{place}: the row was changed' },
  removed: { zh: '%{place}：记录被删除', en: '%{place}: removed' },
  inserted: {
    zh: '%{place}：不是由服务器写入的记录',
    en: '%{place}: a row that the server did not write',
  },
  reordered: { zh: '%{place}：顺序或链接被改写', en: '%{place}: its place in the chain was rewritten' },
  cutOff: { zh: '%{place}：末尾被截断', en: '%{place}: the end was cut off' },
  replaced: {
    zh: '%{place}：与抄存的链尾不一致，整条链已被替换',
    en: '%{place}: differs from the head that was written down: the chain was replaced',
  },
  headForged: { zh: '%{place}：数据库中的链尾被改写', en: '%{place}: the stored head was rewritten' },
  keyMissing: {
    zh: '%{place}：签名所用的密钥不在 FENXIAO_SECRET_KEY 中，无法校验',
    en: '%{place}: signed with a key that FENXIAO_SECRET_KEY does not name, so it cannot be checked',
  },
} as const satisfies Record<AuditProblemKind, Text>
