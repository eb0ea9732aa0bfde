import { useListFilterContext, useTranslate } from 'react-admin'
import { searchAll } from '../../list/scope/searchAll.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { SearchBar } from '../../../kit/widgets/searchBar/SearchBar.tsx'

/** The search of a list. */
export function SearchBox() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const { q, [searchAll]: _all, ...others } = filterValues
  return (
    <SearchBar
      value={textOf(q)}
      onSearch={(word) => setFilters(word === '' ? others : { ...others, q: word }, undefined, false)}
      words={{
        label: translate('screens.list.keyword'),
        search: translate('screens.action.search'),
        clear: translate('screens.action.clear'),
      }}
    />
  )
}
