import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { ProfileField } from '#shared/account/profileFields.ts'
import { config } from '../../kit/config/config.ts'
import { currentLanguage, languageTag } from '../../kit/config/language.ts'
import { NamedInput } from '../../fields/inputs/inputs.tsx'
import { useCascadeWords } from '../../fields/region/useCascadeWords.ts'
import { loadRegions } from '../../session/api/loadRegions.ts'
import { CascadingSelect } from '../../fields/region/CascadingSelect.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { SelectField } from '../../kit/inputs/SelectField.tsx'
import { textOf } from '../../kit/text/readValue.ts'
import { countryNames, isChina } from './countries.ts'

type FieldOf = (name: ProfileField) => InputProps

/** Country, province and city. China's provinces and cities are selects, those of other countries are text inputs. */
export function RegionFields({ field }: { field: FieldOf }) {
  const country = textOf(field('country').value)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
      <CountryInput {...field('country')} />
      {isChina(country) ? (
        <ChineseRegion field={field} />
      ) : (
        <>
          <NamedInput widget="text" {...field('province')} />
          <NamedInput widget="text" {...field('city')} />
        </>
      )}
    </Box>
  )
}

function CountryInput(props: InputProps) {
  const { id, value, disabled = false, onChange } = props
  const [names] = useState(() => countryNames(languageTag(currentLanguage())))
  return (
    <Autocomplete
      id={id}
      freeSolo
      options={names}
      inputValue={textOf(value)}
      disabled={disabled}
      onInputChange={(_event, text) => onChange(text === '' ? undefined : text)}
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}

function ChineseRegion({ field }: { field: FieldOf }) {
  const words = useCascadeWords()
  const [province, city] = [field('province'), field('city')]
  return (
    <CascadingSelect
      levels={[province, city]}
      chosen={[textOf(province.value), textOf(city.value)]}
      onChoose={([first, second]) => {
        province.onChange(first?.label)
        city.onChange(second?.label)
      }}
      load={loadRegions}
      successCode={config.successCode}
      words={words}
      disabled={province.disabled ?? false}
    />
  )
}
