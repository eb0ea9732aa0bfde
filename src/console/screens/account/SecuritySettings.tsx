import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { joinSentences } from '#shared/words/joinSentences.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { ApiKeyList } from './apiKeys/ApiKeyList.tsx'
import { ChangePasswordDialog } from './password/ChangePasswordDialog.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import type { ContactField } from './ContactDialog.tsx'
import { securityQuery } from './shared/accountQueries.ts'
import { maskedEmail, maskedPhone } from './masked.ts'
import { SecondFactorRow } from './secondFactor/SecondFactorRow.tsx'
import { SessionList } from './SessionList.tsx'
import { SettingRow, SettingRows } from './shared/SettingRow.tsx'
import { WithProfile } from './WithProfile.tsx'

const contacts = [
  { name: 'phone', masked: maskedPhone },
  { name: 'email', masked: maskedEmail },
] as const

/** The password, the contact fields, the second factor, the log-ins and the API keys of the current user. */
export function SecuritySettings() {
  const translate = useTranslate()
  const [dialog, setDialog] = useState<'password' | ContactField>()
  const close = () => setDialog(undefined)
  return (
    <WithProfile>
      {({ user, resource }) => (
        <>
          <SettingRows>
            <SettingRow title={translate('account.password')} hint={<PasswordHint />}>
              <ChangeButton name={translate('account.password')} onClick={() => setDialog('password')} />
            </SettingRow>
            <SecondFactorRow />
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
          <ApiKeyList />
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

function PasswordHint() {
  const translate = useTranslate()
  const { data } = useQuery(securityQuery)
  const set =
    data?.passwordSetAt && translate('account.passwordSet', { date: formatDateTime(data.passwordSetAt) })
  return joinSentences([set, translate('account.passwordHint')])
}

function ChangeButton({ name, onClick }: { name: string; onClick: () => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const whole = translate('account.changeOf', { name: withinSentence(name, locale) })
  return (
    <Button size="small" aria-label={whole} onClick={onClick}>
      {translate('account.change')}
    </Button>
  )
}
