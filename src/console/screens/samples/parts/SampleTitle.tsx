import { samplePages } from '#shared/samples/samplePages.ts'
import type { SamplePath } from '#shared/samples/samplePages.ts'
import { currentLanguage } from '../../../kit/config/language.ts'
import { PageTitle } from '../../../kit/page/PageTitle.tsx'

/** The title of a sample page, as in its menu. */
export function SampleTitle({ path }: { path: SamplePath }) {
  const page = samplePages.find((each) => each.path === path)
  return page && <PageTitle title={page.name[currentLanguage()]} />
}
