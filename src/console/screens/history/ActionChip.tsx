import type { EntityName } from '#generated/types/EntityName.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { fieldOf, resourceOf } from '../../session/entities/resourceOf.ts'
import { StatusChip } from '../../kit/widgets/StatusChip.tsx'

/** The action of a history entry, in the words and colours of the audit log. */
export function ActionChip({ action }: { action: string }) {
  const words = useEntityWords({ entity: 'audit' satisfies EntityName })
  const audit = resourceOf('audit' satisfies EntityName)
  const options = audit && fieldOf(audit, 'action')?.options
  const color = options?.find(({ value }) => value === action)?.color
  return <StatusChip label={words.value('action', action)} color={color} />
}
