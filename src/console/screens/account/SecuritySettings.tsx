import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { textOf } from '../../kit/text/readValue.ts'
import { ChangePasswordDialog } from './password/ChangePasswordDialog.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import type { ContactField } from './ContactDialog.tsx'
import { maskedEmail, maskedPhone } from './masked.ts'
import { SessionList } from './SessionList.tsx'
import { SettingRow, SettingRows } from './SettingRow.tsx'
import { WithProfile } from './WithProfile.tsx'

const contacts = [
  { name: 'phone', masked: maskedPhone },
  { name: 'email', masked: maskedEmail },
] as const

/** Password, ways to reach the person, and where they are logged in. */
export function SecuritySettings() {
  const translate = useTranslate()
  const [dialog, setDialog] = useState<'password' | ContactField>()
  const close = () => setDialog(undefined)
  return (
    <WithProfile>
      {({ user, resource }) => (
        <>
          <SettingRows>
            <SettingRow title={translate('account.password')} hint={translate('account.passwordHint')}>
              <ChangeButton name={translate('account.password')} onClick={() => setDialog('password')} />
            </SettingRow>
            {contacts.map(({ name, masked }) => {
              const value = textOf(user[name])
              const title = translate(`account.${name}`)
              const words = value === '' ? 'none' : 'bound'
              return (
                <SettingRow
                  key={name}
                  title={title}
                  hint={translate(`account.${words}`, { value: masked(value) })}
                >
                  <ChangeButton name={title} onClick={() => setDialog(name)} />
                </SettingRow>
              )
            })}
          </SettingRows>
          <SessionList />
          <ChangePasswordDialog open={dialog === 'password'} onClose={close} />
          {contacts.map(
            ({ name }) =>
              dialog === name && (
                <ContactDialog key={name} field={name} user={user} resource={resource} onClose={close} />
              ),
          )}
        </>
      )}
    </WithProfile>
  )
}

function ChangeButton({ name, onClick }: { name: string; onClick: () => void }) {
  const words = useTranslate()('account.change')
  return (
    <Button size="small" aria-label={`${words} ${name}`} onClick={onClick}>
      {words}
    </Button>
  )
}
