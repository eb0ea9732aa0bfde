import Stack from '@mui/material/Stack'
import { profileFields } from '#shared/account/profileFields.ts'
import { WithProfile } from '../../account/WithProfile.tsx'
import { RecordDetails } from '../../record/RecordDetails.tsx'
import { partOfResource } from '../parts/partOfResource.ts'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { ProfileHead } from './ProfileHead.tsx'

const shown = ['username', ...profileFields.filter((name) => name !== 'avatar')]

/** A record on one page: its head, then all its values in groups. The record is the current user's own. */
export function BasicProfilePage() {
  return (
    <>
      <SampleTitle path="/samples/profile/basic" />
      <WithProfile>
        {({ user, resource }) => (
          <Stack spacing={2} useFlexGap>
            <ProfileHead user={user} />
            <RecordDetails resource={partOfResource(resource, shown)} record={user} />
          </Stack>
        )}
      </WithProfile>
    </>
  )
}
