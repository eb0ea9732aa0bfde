import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLocale, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { useResources } from '../../session/entities/useResources.ts'
import { leafPages, shownMenus } from '../../session/menus/MenuItem.ts'
import { Greeting } from './Greeting.tsx'
import { HomeSection } from './HomeSection.tsx'
import { OwnActivity } from './OwnActivity.tsx'
import { PendingWork } from './PendingWork.tsx'
import { useActivityWords } from './useActivityWords.ts'

/** The working day on one page: what waits, what one may begin, and what one did last. */
export function WorkplacePage() {
  const words = useActivityWords()
  const begun = useBegun()
  return (
    <>
      <PageTitle title={words.workplace} />
      <Greeting hint={words.workplaceHint} />
      <PendingWork />
      {begun.length > 0 && (
        // The heading of buttons that are left out on paper.
        <Box sx={{ '@media print': { display: 'none' } }}>
          <HomeSection title={words.begin}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {begun.map((resource) => (
                <BeginButton key={resource.entity} resource={resource} />
              ))}
            </Box>
          </HomeSection>
        </Box>
      )}
      <OwnActivity />
    </>
  )
}

/** The entities of which one may make records, in the order of the menu. */
function useBegun(): Resource[] {
  const { codes, menus } = useAccess()
  const resources = useResources()
  return leafPages(shownMenus(menus)).flatMap(({ path }) =>
    resources.filter(
      ({ entity, form, permissions }) =>
        path === `/${entity}` && form !== undefined && mayDo(codes, permissions.create),
    ),
  )
}

function BeginButton({ resource: { entity } }: { resource: Resource }) {
  const translate = useTranslate()
  const locale = useLocale()
  const name = withinSentence(translate(`resources.${entity}.name`, { smart_count: 1 }), locale)
  return (
    <Button
      component="a"
      variant="outlined"
      startIcon={<AddIcon />}
      {...quickLinkTo(`/${entity}/create`)}
      sx={{ bgcolor: 'background.paper' }}
    >
      {translate('screens.form.createTitle', { name })}
    </Button>
  )
}
