import { ListCards } from '../../list/ListCards.tsx'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { SampleList } from './SampleList.tsx'

/** The product's own table with its filters, on a page of its own. */
export function TableListPage() {
  return (
    <SampleList title={<SampleTitle path="/samples/list/table" />} perPage={20}>
      {(resource) => <ListCards resource={resource} />}
    </SampleList>
  )
}
