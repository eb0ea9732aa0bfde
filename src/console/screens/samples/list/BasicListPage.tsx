import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { FieldValue } from '../../../fields/values/FieldValue.tsx'
import { ListRows } from './ListRows.tsx'
import { RowFacts, RowText } from './RowFacts.tsx'
import { RowName, RowPicture } from './RowHead.tsx'
import { rowPartsOf } from './rowPartsOf.ts'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { SampleList } from './SampleList.tsx'
import { StateFilter } from './StateFilter.tsx'

/** A list of lines: picture, name and text, some values and the state. */
export function BasicListPage() {
  return (
    <SampleList title={<SampleTitle path="/samples/list/basic" />} perPage={10}>
      {(resource) => (
        <>
          <StateFilter resource={resource} />
          <Card>
            <ListRows resource={resource}>
              {(rows) => (
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {rows.map((record) => (
                    <Line key={record.id} resource={resource} record={record} />
                  ))}
                </Box>
              )}
            </ListRows>
          </Card>
        </>
      )}
    </SampleList>
  )
}

function Line({ resource, record }: { resource: Resource; record: RaRecord }) {
  const { picture, text, state, date, figures } = rowPartsOf(resource)
  return (
    <Box component="li" sx={lineStyle}>
      <Stack direction="row" spacing={2} sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <RowPicture resource={resource} record={record} picture={picture} size={48} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <RowName resource={resource} record={record} />
          <RowText record={record} text={text} lines={2} />
        </Box>
      </Stack>
      <RowFacts resource={resource} record={record} fields={date ? [...figures, date] : figures} />
      {state && (
        <Box sx={{ flex: '0 0 88px' }}>
          <FieldValue resource={resource} field={state} record={record} place="list" />
        </Box>
      )}
    </Box>
  )
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: { xs: 2, sm: 3 },
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
}
