import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { ConflictOverlay } from '../../fields/form/conflict/ConflictOverlay.tsx'
import { NamedInput } from '../../fields/inputs/inputs.tsx'
import { UploadsProvider } from '../../kit/upload/UploadsUnderWay.ts'
import { WithForm } from '../../fields/form/WithForm.tsx'
import { RegionFields } from './RegionFields.tsx'
import { useProfileForm } from './useProfileForm.ts'
import { WithProfile } from './WithProfile.tsx'

/** The current user's profile, which every user may change. */
export function BasicSettings() {
  return (
    <WithProfile>
      {({ user, resource }) => (
        <WithForm resource={resource}>
          {(form) => <ProfileForm user={user} resource={resource} form={form} />}
        </WithForm>
      )}
    </WithProfile>
  )
}

interface ProfileFormProps {
  user: JsonObject
  resource: Resource
  form: ResourceForm
}

function ProfileForm({ user, resource, form }: ProfileFormProps) {
  const translate = useTranslate()
  const { state, field, submit, reportUploads } = useProfileForm(resource, form, user)
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}
    >
      <UploadsProvider value={reportUploads}>
        <NamedInput widget="image" {...field('avatar')} options={{ cropper: true }} />
      </UploadsProvider>
      <NamedInput widget="email" {...field('email')} />
      <Box sx={pairStyle}>
        <NamedInput widget="text" {...field('nickname')} />
        <NamedInput widget="text" {...field('name')} required />
      </Box>
      <NamedInput widget="textarea" {...field('profile')} />
      <RegionFields field={field} />
      <NamedInput widget="text" {...field('address')} />
      <NamedInput widget="text" {...field('phone')} options={{ inputType: 'tel' }} />
      <Box>
        <Button type="submit" variant="contained" loading={state.saving}>
          {translate('account.update')}
        </Button>
      </Box>
      {state.conflict && (
        <ConflictOverlay
          resource={resource}
          conflict={state.conflict}
          onSettle={(chosen) => void state.settle(chosen)}
        />
      )}
    </Box>
  )
}

const pairStyle = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }
