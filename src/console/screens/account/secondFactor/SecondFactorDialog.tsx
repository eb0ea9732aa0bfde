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
import type { Proof } from './ProofForm.tsx'
import { RenewCodes } from './RenewCodes.tsx'

/** The changes that the dialog can make, each with the message of its title. */
const titles = { on: 'enableTitle', off: 'disableTitle', codes: 'renew' } as const

export type FactorChange = keyof typeof titles

interface SecondFactorDialogProps {
  change: FactorChange
  demanded: boolean
  onClose: () => void
}

/**
 * Turns the second factor on, step by step, or off, or makes new recovery codes. Only its buttons close it, so a stray click
 * loses no recovery codes.
 */
export function SecondFactorDialog({ change, demanded, onClose }: SecondFactorDialogProps) {
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
      <DialogTitle id={id}>{translate(`account.secondFactor.${titles[change]}`)}</DialogTitle>
      <DialogContent>
        {change === 'on' && <EnrolSteps onDone={() => done('enabled')} onCancel={onClose} />}
        {change === 'codes' && <RenewCodes onDone={() => done('renewed')} onCancel={onClose} />}
        {change === 'off' && (
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
