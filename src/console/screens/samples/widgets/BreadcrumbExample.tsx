import Stack from '@mui/material/Stack'
import { Breadcrumb } from '#console/kit/widgets/breadcrumb/Breadcrumb.tsx'
import { FoldingBreadcrumb } from '#console/kit/widgets/breadcrumb/FoldingBreadcrumb.tsx'
import { Variant } from '../parts/Variant.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** A short path, and a long one whose middle is folded. */
export function BreadcrumbExample() {
  const { breadcrumb: words } = useSampleWords()
  const short = [
    { code: 'home', name: words.home, path: '/home' },
    { code: 'samples', name: words.samples, path: '' },
    { code: 'lists', name: words.lists, path: '/samples/list/basic' },
  ]
  const long = words.steps.map((name) => ({ code: name, name, path: '/samples/widgets' }))
  return (
    <Stack spacing={3}>
      <Variant name={words.short}>
        <Breadcrumb label={words.label} steps={short} current={words.table} />
      </Variant>
      <Variant name={words.long}>
        <FoldingBreadcrumb
          label={words.longLabel}
          steps={long}
          current={words.current}
          most={3}
          unfold={words.unfold}
        />
      </Variant>
    </Stack>
  )
}
