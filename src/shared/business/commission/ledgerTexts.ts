import type { Language, Text } from '#shared/contracts/Text.ts'
import { wordsIn } from '#shared/messages/words.ts'
import type { LedgerProblem, LedgerProblemKind, LedgerReport } from './LedgerReport.ts'

const texts = {
  right: {
    zh: '账目无误：已由 %{orders} 个订单重新计算 %{lines} 条分销记录，核对 %{users} 位用户的合计',
    en: 'The ledger is right: %{lines} lines recomputed from %{orders} orders, and the sums of %{users} users',
  },
  wrong: {
    zh: '账目有误：已由 %{orders} 个订单重新计算 %{lines} 条分销记录，发现 %{count} 处',
    en: 'The ledger is NOT right: %{lines} lines recomputed from %{orders} orders, %{count} problems',
  },
  older: {
    zh: '其中 %{older} 条产生于规则有版本之前，只核对了合计',
    en: '%{older} of them are older than the versions of the rules; only their sums were checked',
  },
  more: { zh: '另有 %{more} 处', en: '%{more} more' },
} as const satisfies Record<string, Text>

const problemTexts = {
  missing: {
    zh: '订单 %{subject}：缺少第 %{level} 级的记录，应为 %{expected}',
    en: 'Order %{subject}: the line of level %{level} is missing, it should be %{expected}',
  },
  surplus: {
    zh: '订单 %{subject}：第 %{level} 级有一条多余的记录 %{stored}',
    en: 'Order %{subject}: a line of level %{level} that nothing accounts for, %{stored}',
  },
  differs: {
    zh: '订单 %{subject} 第 %{level} 级：%{property} 为 %{stored}，应为 %{expected}',
    en: 'Order %{subject}, level %{level}: %{property} is %{stored}, it should be %{expected}',
  },
  chain: {
    zh: '订单 %{subject}：邀请链与邀请人或付款用户矛盾',
    en: 'Order %{subject}: its chain contradicts its inviter or its buyer',
  },
  late: {
    zh: '订单 %{subject} 第 %{level} 级：规则版本 %{stored} 在记录产生时并未生效',
    en: 'Order %{subject}, level %{level}: version %{stored} of the rules was not in force when the line was written',
  },
  unbooked: {
    zh: '订单 %{subject}：已支付，但没有记下规则版本',
    en: 'Order %{subject}: it is paid and names no version of the rules',
  },
  sum: {
    zh: '用户 %{subject}：合计为 %{stored}，应为 %{expected}',
    en: 'User %{subject}: the lines add up to %{stored}, it should be %{expected}',
  },
  rules: {
    zh: '现行分销规则与最新版本不一致：为 %{stored}，应为 %{expected}',
    en: 'The present rules are not those of the latest version: %{stored}, it should be %{expected}',
  },
} as const satisfies Record<LedgerProblemKind, Text>

/** One problem of the ledger, in words. */
function ledgerProblemText(problem: LedgerProblem, language: Language): string {
  return wordsIn(problemTexts[problem.kind], language, { ...problem })
}

/** A report as lines of text, the result first. */
export function ledgerLines(report: LedgerReport, language: Language): string[] {
  const { isRight, problems, moreProblems: more, older } = report
  const count = problems.length + more
  return [
    wordsIn(isRight ? texts.right : texts.wrong, language, { ...report, count }),
    ...problems.map((problem) => `  ${ledgerProblemText(problem, language)}`),
    ...(more > 0 ? [`  ${wordsIn(texts.more, language, { more })}`] : []),
    ...(older > 0 ? [wordsIn(texts.older, language, { older })] : []),
  ]
}
