import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { callApi } from '../../../session/api/session.ts'
import { securityQuery, sessionsQuery } from '../shared/accountQueries.ts'
import { EnrolSteps } from './EnrolSteps.tsx'
import { ProofForm } from './ProofForm.tsx'
import type { Proof } from './useProof.ts'

interface SecondFactorDialogProps {
  isOn: boolean
  demanded: boolean
  onClose: () => void
}

/** Turns the second factor on, step by step, or off; only its buttons close it, so that no recovery code is lost to a stray click. */
export function SecondFactorDialog({ isOn, demanded, onClose }: SecondFactorDialogProps) {
  const id = useId()
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const done = (words: string) => {
    onClose()
    notify(`account.secondFactor.${words}`, { type: 'success' })
    void queries.invalidateQueries({ queryKey: securityQuery.queryKey })
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }
  const remove = async (proof: Proof) => {
    await callApi('/current/second-factor/removal', { method: 'POST', body: JSON.stringify(proof) })
    done('disabled')
  }
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {translate(`account.secondFactor.${isOn ? 'disableTitle' : 'enableTitle'}`)}
      </DialogTitle>
      <DialogContent>
        {!isOn && <EnrolSteps onDone={() => done('enabled')} onCancel={onClose} />}
        {isOn && (
          <ProofForm
            asks={['password', 'code']}
            codeLabel="account.secondFactor.anyCode"
            submit="account.secondFactor.disable"
            send={remove}
            onCancel={onClose}
          >
            {demanded && <DialogContentText>{translate('account.secondFactor.demanded')}</DialogContentText>}
          </ProofForm>
        )}
      </DialogContent>
    </Dialog>
  )
}
