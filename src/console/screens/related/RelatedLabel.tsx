import { useTranslate } from 'react-admin'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import type { Relation } from './relationsTo.ts'

/**
 * The label of a tab of related records: `Orders`, or `Orders (Inviter)` and `Orders (Lines · Good)` if orders refer to the
 * record in several ways.
 */
export function RelatedLabel({ relation }: { relation: Relation }) {
  const translate = useTranslate()
  const { names, label } = useEntityWords(relation.resource)
  const { toldBy } = relation
  if (toldBy.length === 0) return names
  return translate('history.relatedBy', { names, by: toldBy.map(label).join(' · ') })
}
