import ArrowForward from '@mui/icons-material/ArrowForward'
import IconButton from '@mui/material/IconButton'
import { useCreatePath, useTranslate } from 'react-admin'
import type { Json } from '#shared/contracts/Json.ts'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'
import { useCan } from '../../session/access/AccessContext.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'

interface RowLinkProps {
  entity: string
  /** The id of the row's record; absent in a row that is not stored. */
  id: Json | undefined
  index: number
}

/** A link from a row to the page of its record, for users who may open that page. */
export function RowLink({ entity, id, index }: RowLinkProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const may = useCan(resourceOf(entity)?.permissions.page)
  if (!may || typeof id !== 'string') return null
  const link = quickLinkTo(createPath({ resource: entity, id, type: 'show' }))
  return (
    <IconButton {...link} size="small" aria-label={`${translate('screens.action.show')} ${index + 1}`}>
      <ArrowForward fontSize="small" />
    </IconButton>
  )
}
