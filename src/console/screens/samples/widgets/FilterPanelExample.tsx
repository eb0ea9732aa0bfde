import { useState } from 'react'
import { FilterPanel } from '#console/kit/widgets/filterPanel/FilterPanel.tsx'
import type { ChosenFilters } from '#console/kit/widgets/filterPanel/FilterPanel.tsx'
import { fillIn } from '../parts/fillIn.ts'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** Filters in several lines: with several tags at once, with a single tag, and folded. */
export function FilterPanelExample() {
  const { filterPanel: words } = useSampleWords()
  const [chosen, setChosen] = useState<ChosenFilters>({})
  const optionsOf = (names: readonly string[]) =>
    names.map((desc, index) => ({ key: String(index), value: desc, desc }))
  const sources = [
    { key: 'category', label: words.category, isAll: true, options: optionsOf(words.categories) },
    { key: 'state', label: words.state, single: true, options: optionsOf(words.states) },
    {
      key: 'area',
      label: words.area,
      isAll: true,
      collapsible: true,
      collapsed: true,
      options: optionsOf(words.areas),
    },
  ]
  const names = Object.values(chosen).flat().join(words.comma)
  return (
    <>
      <FilterPanel sources={sources} chosen={chosen} onChange={setChosen} words={words} />
      <p role="status">{fillIn(words.chosen, { names: names || words.all })}</p>
    </>
  )
}
