import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { useCreatePath } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { QuickLink } from '../../../kit/page/QuickLink.tsx'
import { initialOf } from '../../../kit/text/initialOf.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { Thumbnail } from '../../../kit/widgets/Thumbnail.tsx'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { recordName } from '../../../session/entities/recordName.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'

interface RowPictureProps {
  resource: Resource
  record: RaRecord
  picture: Field | undefined
  size: number
}

/** A record's picture, or the first character of its name. */
export function RowPicture({ resource, record, picture, size }: RowPictureProps) {
  const address = picture ? textOf(record[picture.source]) : ''
  if (address !== '') return <Thumbnail address={address} size={size} />
  return (
    <Avatar aria-hidden variant="rounded" sx={{ ...initialStyle, width: size, height: size }}>
      {initialOf(recordName(resource, record))}
    </Avatar>
  )
}

/** A record's name, as a link to its page. */
export function RowName({ resource, record }: Pick<RowPictureProps, 'resource' | 'record'>) {
  const createPath = useCreatePath()
  const words = useEntityWords(resource)
  return (
    <Box sx={{ minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
      <QuickLink to={createPath({ resource: resource.entity, id: record.id, type: 'show' })}>
        {recordTitle(resource, record, words)}
      </QuickLink>
    </Box>
  )
}

const initialStyle = { bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: '1.125rem' }
