import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { callApi } from '../../../session/api/session.ts'
import { codesIn } from './codesIn.ts'
import { ProofForm } from './ProofForm.tsx'
import type { Proof } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface RenewCodesProps {
  /** Called once the user confirms that the recovery codes are saved. */
  onDone: () => void
  onCancel: () => void
}

/** Makes new recovery codes for users who have used or lost theirs: asks for password and code, then shows the codes. */
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
