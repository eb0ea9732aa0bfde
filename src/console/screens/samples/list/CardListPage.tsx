import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import Stack from '@mui/material/Stack'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { FieldValue } from '../../../fields/values/FieldValue.tsx'
import { useAllowed } from '../../../session/access/useAllowed.ts'
import { recordName } from '../../../session/entities/recordName.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { cardGrid } from './cardGrid.ts'
import { ListRows } from './ListRows.tsx'
import { RowText } from './RowFacts.tsx'
import { RowName, RowPicture } from './RowHead.tsx'
import { rowPartsOf } from './rowPartsOf.ts'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { SampleList } from './SampleList.tsx'

/** A list of cards, each with the actions on its record; the first card creates a record. */
export function CardListPage() {
  return (
    <SampleList title={<SampleTitle path="/samples/list/card" />} perPage={11}>
      {(resource) => (
        <ListRows resource={resource}>
          {(rows) => (
            <Box component="ul" sx={cardGrid}>
              <NewCard resource={resource} />
              {rows.map((record) => (
                <RecordCard key={record.id} resource={resource} record={record} />
              ))}
            </Box>
          )}
        </ListRows>
      )}
    </SampleList>
  )
}

function NewCard({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { create } = useAllowed(resource)
  const { nameInText: name } = useEntityWords(resource)
  if (!create) return null
  return (
    <li>
      <Button
        component={LinkBase}
        to={createPath({ resource: resource.entity, type: 'create' })}
        startIcon={<Add />}
        sx={newStyle}
      >
        {translate('screens.action.create', { name })}
      </Button>
    </li>
  )
}

function RecordCard({ resource, record }: { resource: Resource; record: RaRecord }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { show, edit } = useAllowed(resource)
  const { picture, text, state } = rowPartsOf(resource)
  const name = recordName(resource, record)
  const action = (type: 'show' | 'edit') => ({
    component: LinkBase,
    to: createPath({ resource: resource.entity, id: record.id, type }),
    'aria-label': `${translate(`screens.action.${type}`)} ${name}`,
    children: translate(`screens.action.${type}`),
  })
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', minHeight: 188 }}>
      <Stack direction="row" spacing={2} sx={{ flex: 1, p: 2 }}>
        <RowPicture resource={resource} record={record} picture={picture} size={48} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <RowName resource={resource} record={record} />
          <RowText record={record} text={text} lines={2} />
          {state && (
            <Box sx={{ mt: 1 }}>
              <FieldValue resource={resource} field={state} record={record} place="list" />
            </Box>
          )}
        </Box>
      </Stack>
      <CardActions sx={{ borderTop: 1, borderColor: 'divider', justifyContent: 'space-evenly' }}>
        {show && <Button size="small" {...action('show')} />}
        {edit && <Button size="small" {...action('edit')} />}
      </CardActions>
    </Card>
  )
}

const newStyle = {
  width: '100%',
  height: '100%',
  minHeight: 188,
  border: '1px dashed',
  borderColor: 'divider',
}
