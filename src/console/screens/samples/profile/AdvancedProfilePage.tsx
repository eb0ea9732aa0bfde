import Stack from '@mui/material/Stack'
import { WithProfile } from '../../account/WithProfile.tsx'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { Completeness } from './Completeness.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

/** A rich record page: its head with actions, its progress, and the rest in tabs. */
export function AdvancedProfilePage() {
  return (
    <>
      <SampleTitle path="/samples/profile/advanced" />
      <WithProfile>
        {({ user, resource }) => (
          <Stack spacing={2} useFlexGap>
            <ProfileHead user={user}>
              <Completeness user={user} />
            </ProfileHead>
            <ProfileTabs user={user} resource={resource} />
          </Stack>
        )}
      </WithProfile>
    </>
  )
}
