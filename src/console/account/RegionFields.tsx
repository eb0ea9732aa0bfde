import Box from '@mui/material/Box'
import { NamedInput } from '../forms/inputs/inputs.tsx'
import type { InputProps } from '../widgets/InputProps.ts'
import type { ProfileField } from './profileForm.ts'

/** Country, province and city. */
export function RegionFields({ field }: { field: (name: ProfileField) => InputProps }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
      <NamedInput widget="text" {...field('country')} />
      <NamedInput widget="text" {...field('province')} />
      <NamedInput widget="text" {...field('city')} />
    </Box>
  )
}
