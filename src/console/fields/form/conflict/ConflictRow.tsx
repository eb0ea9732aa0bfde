import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { fieldOf } from '../../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { FieldValue } from '../../values/FieldValue.tsx'
import { isTabular } from './isTabular.ts'
import type { Edits } from './mergeEdits.ts'
import { useConflictWords } from './useConflictWords.ts'

/** The person whose value is kept. */
export type Side = 'mine' | 'theirs'

interface ConflictRowProps {
  resource: Resource
  /** The record that both people changed, through which private files are fetched; absent in forms without private files. */
  recordId?: string | undefined
  name: string
  edits: Edits
  side: Side | undefined
  onChoose: (side: Side) => void
}

/** One field that two people changed: the old value, mine and theirs side by side; tables are below each other. */
export function ConflictRow({ resource, recordId, name, edits, side, onChoose }: ConflictRowProps) {
  const words = useConflictWords()
  const label = useEntityWords(resource).label(name)
  const field = fieldOf(resource, name)
  const holder = { entity: resource.entity, id: recordId }
  const cell = (title: string, values: Edits['base'], own?: Side) => (
    <Box
      component={own ? 'label' : 'div'}
      sx={{
        p: 1.5,
        border: 1,
        borderRadius: 1,
        borderColor: own && side === own ? 'primary.main' : 'divider',
        cursor: own ? 'pointer' : 'default',
        minWidth: 0,
      }}
    >
      <Typography
        component="div"
        variant="body2"
        color="text.secondary"
        sx={{ display: 'flex', alignItems: 'center', minHeight: 28 }}
      >
        {own && (
          <Radio
            size="small"
            checked={side === own}
            onChange={() => onChoose(own)}
            name={`conflict-${name}`}
            sx={{ p: 0.5, mr: 0.5 }}
            slotProps={{
              input: {
                'aria-label': fillPlaceholders(own === 'mine' ? words.chooseMine : words.chooseTheirs, {
                  label,
                }),
              },
            }}
          />
        )}
        {title}
      </Typography>
      {field && (
        <FieldValue resource={resource} field={field} record={values} holder={holder} place="detail" />
      )}
    </Box>
  )
  return (
    <Box role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{label}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            ...(!isTabular(field) && { sm: 'repeat(3, minmax(0, 1fr))' }),
          },
        }}
      >
        {cell(words.before, edits.base)}
        {cell(words.mine, edits.mine, 'mine')}
        {cell(words.theirs, edits.theirs, 'theirs')}
      </Box>
    </Box>
  )
}
