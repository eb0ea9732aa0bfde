import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useListFilterContext, useTranslate } from 'react-admin'
import { textOf } from '../../../kit/text/readValue.ts'

/** Searches a list by a word, on Enter or by the button. */
export function SearchBox() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const [typed, type] = useState<string>()
  const search = () => {
    const { q, ...others } = filterValues
    const word = (typed ?? textOf(q)).trim()
    setFilters(word === '' ? others : { ...others, q: word }, undefined, false)
    type(undefined)
  }
  return (
    <Stack
      component="form"
      role="search"
      direction="row"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      <TextField
        size="small"
        fullWidth
        label={translate('screens.list.keyword')}
        value={typed ?? textOf(filterValues['q'])}
        onChange={(event) => type(event.target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Button type="submit" variant="contained" sx={{ flex: 'none' }}>
        {translate('screens.action.search')}
      </Button>
    </Stack>
  )
}
