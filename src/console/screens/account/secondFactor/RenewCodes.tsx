import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { callApi } from '../../../session/api/session.ts'
import { codesIn } from './codesIn.ts'
import { ProofForm } from './ProofForm.tsx'
import type { Proof } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface RenewCodesProps {
  /** Called once the recovery codes are said to be saved. */
  onDone: () => void
  onCancel: () => void
}

/** Makes new recovery codes for those who used theirs up or lost them: password and code, then the codes. */
export function RenewCodes({ onDone, onCancel }: RenewCodesProps) {
  const translate = useTranslate()
  const [codes, setCodes] = useState<readonly string[]>()
  const renew = async (proof: Proof) => {
    const sent = { method: 'POST', body: JSON.stringify(proof) }
    setCodes(codesIn((await callApi('/current/second-factor/recovery-codes', sent)).data))
  }
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  return (
    <ProofForm
      asks={['password', 'code']}
      codeLabel="account.secondFactor.anyCode"
      submit="account.secondFactor.renew"
      send={renew}
      onCancel={onCancel}
    >
      <DialogContentText>{translate('account.secondFactor.renewHint')}</DialogContentText>
    </ProofForm>
  )
}
