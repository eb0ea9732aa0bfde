import Box from '@mui/material/Box'
import { monospaceFamily } from '../../kit/colors/tokens.ts'
import type { InnerInput } from '../../kit/inputs/InputProps.ts'

/** The list of all known keys with their meaning, because the editor completes only what the user begins to type. */
export function KnownKeys({ title, keys }: { title: string; keys: readonly InnerInput[] }) {
  return (
    <Box component="details" sx={{ mt: 0.5, fontSize: '0.8125rem' }}>
      <Box component="summary" sx={summaryStyle}>
        {title}
      </Box>
      <Box component="dl" sx={listStyle}>
        {keys.map((key) => (
          <KnownKey key={key.name} of={key} />
        ))}
      </Box>
    </Box>
  )
}

function KnownKey({ of: { name, label, help, options } }: { of: InnerInput }) {
  const choices = options?.choices ?? []
  return (
    <>
      <dt>
        <code translate="no">{name}</code>
      </dt>
      <dd>
        {label}
        {help !== undefined && <Box sx={{ color: 'text.secondary' }}>{help}</Box>}
        {choices.map((choice) => (
          <Box key={choice.value} sx={{ color: 'text.secondary' }}>
            <code translate="no">{JSON.stringify(choice.value)}</code> {choice.label}
          </Box>
        ))}
      </dd>
    </>
  )
}

const summaryStyle = {
  display: 'list-item',
  width: 'fit-content',
  minHeight: 24,
  color: 'text.secondary',
  cursor: 'pointer',
  borderRadius: 0.5,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 3,
  rowGap: 1,
  mt: 1,
  mb: 0,
  '& dt': { color: 'text.primary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' },
  '& code': { fontFamily: monospaceFamily },
}
