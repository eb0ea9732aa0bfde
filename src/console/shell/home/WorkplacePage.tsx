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

/** A work day on one page: pending work, records to create, and the user's latest changes. */
export function WorkplacePage() {
  const words = useActivityWords()
  const creatable = useCreatable()
  return (
    <>
      <PageTitle title={words.workplace} />
      <Greeting hint={words.workplaceHint} />
      <PendingWork />
      {creatable.length > 0 && (
        // Hides the heading in print, because the buttons below it are not printed either.
        <Box sx={{ '@media print': { display: 'none' } }}>
          <HomeSection title={words.begin}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {creatable.map((resource) => (
                <CreateButton key={resource.entity} resource={resource} />
              ))}
            </Box>
          </HomeSection>
        </Box>
      )}
      <OwnActivity />
    </>
  )
}

/** The entities whose records the user may create, in menu order. */
function useCreatable(): Resource[] {
  const { codes, menus } = useAccess()
  const resources = useResources()
  return leafPages(shownMenus(menus)).flatMap(({ path }) =>
    resources.filter(
      ({ entity, form, permissions }) =>
        path === `/${entity}` && form !== undefined && mayDo(codes, permissions.create),
    ),
  )
}

function CreateButton({ resource: { entity } }: { resource: Resource }) {
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
