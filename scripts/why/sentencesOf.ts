import type { Language } from '#shared/contracts/Text.ts'
import { grantTexts, obstacleTexts, whyTexts } from '#shared/messages/whyTexts.ts'
import { wordsIn } from '#shared/messages/words.ts'
import type { PermissionChain, Explanation, GrantStep, RoleOrMenu } from '#shared/permissions/Explanation.ts'

interface SentenceOptions {
  who: string
  what: string
  language: Language
}

/** An explanation as sentences, the answer first. */
export function sentencesOf(explanation: Explanation, { who, what, language }: SentenceOptions): string[] {
  const { isAllowed, route, chains, obstacles, grant } = explanation
  const access = route?.access ?? 'policy'
  return [
    wordsIn(isAllowed ? whyTexts.allowed : whyTexts.refused, language, { who, what }),
    ...(access === 'policy' ? [] : [`  ${wordsIn(whyTexts.needsNoMenu, language, { access })}`]),
    ...chains.map((chain) => `  ${chainWords(chain, language)}`),
    ...obstacles.map((obstacle) => `  ${wordsIn(obstacleTexts[obstacle], language)}`),
    ...(isAllowed ? [] : grantSentences(grant, obstacles.length > 0, language)),
  ]
}

function chainWords({ role, menus, line }: PermissionChain, language: Language): string {
  const path = menus.map(labelOf).join(' / ')
  const call = line ? ` → ${line.method} ${line.path}` : ''
  return wordsIn(whyTexts.chain, language, { role: labelOf(role), menus: path, line: call })
}

function grantSentences(
  grant: readonly GrantStep[] | undefined,
  hasObstacle: boolean,
  language: Language,
): string[] {
  if (!grant) return hasObstacle ? [] : [`  ${wordsIn(whyTexts.noGrant, language)}`]
  const steps = grant.map((step) => `    ${wordsIn(grantTexts[step.step], language, labelsOf(step))}`)
  return [`  ${wordsIn(whyTexts.grant, language)}`, ...steps]
}

function labelsOf(step: GrantStep): Record<string, string> {
  return {
    ...('role' in step ? { role: labelOf(step.role) } : {}),
    ...('menu' in step ? { menu: labelOf(step.menu) } : {}),
  }
}

function labelOf({ code, name }: RoleOrMenu): string {
  return `${name} (${code})`
}
