import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import type { ComponentType } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { usePageWords } from '../parts/usePageWords.ts'
import { ListRows } from './ListRows.tsx'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { SampleList } from './SampleList.tsx'
import { SearchBox } from './SearchBox.tsx'
import { StateFilter } from './StateFilter.tsx'
import { Applications, Articles, Projects } from './searchResults.tsx'
import type { ResultsProps } from './searchResults.tsx'

const kinds = ['articles', 'projects', 'applications'] as const

const views: Readonly<Record<(typeof kinds)[number], ComponentType<ResultsProps>>> = {
  articles: Articles,
  projects: Projects,
  applications: Applications,
}

/** One search whose results are shown as articles, projects or applications; a change of tab keeps the search. */
export function SearchListPage() {
  return (
    <SampleList title={<SampleTitle path="/samples/list/search" />} perPage={12} searchable>
      {(resource) => <SearchResults resource={resource} />}
    </SampleList>
  )
}

function SearchResults({ resource }: { resource: Resource }) {
  const { search: words } = usePageWords()
  const [kind, setKind] = useState<(typeof kinds)[number]>('articles')
  const id = useId()
  const Results = views[kind]
  return (
    <>
      <Card sx={{ px: { xs: 2, sm: 3 }, pt: 3 }}>
        <Box sx={{ display: 'flex', justifyContent: 'center', mb: 1 }}>
          <SearchBox />
        </Box>
        <Tabs
          value={kind}
          onChange={(_event, next: (typeof kinds)[number]) => setKind(next)}
          aria-label={words.tabs}
        >
          {kinds.map((each) => (
            <Tab key={each} value={each} id={`${id}-${each}`} aria-controls={id} label={words[each]} />
          ))}
        </Tabs>
      </Card>
      <StateFilter resource={resource} />
      <Box role="tabpanel" id={id} aria-labelledby={`${id}-${kind}`} sx={{ minWidth: 0 }}>
        <ListRows resource={resource}>{(rows) => <Results resource={resource} rows={rows} />}</ListRows>
      </Box>
    </>
  )
}
