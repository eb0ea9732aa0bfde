import { useTranslate } from 'react-admin'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import type { Relation } from './relationsTo.ts'

/** What a tab of related records is called: `Orders`, or `Orders (Inviter)` and `Orders (Lines · Good)` where orders lead here in several ways. */
export function RelatedLabel({ relation }: { relation: Relation }) {
  const translate = useTranslate()
  const { names, label } = useEntityWords(relation.resource)
  const { toldBy } = relation
  if (toldBy.length === 0) return names
  return translate('history.relatedBy', { names, by: toldBy.map(label).join(' · ') })
}
