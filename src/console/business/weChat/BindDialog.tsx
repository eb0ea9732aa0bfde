import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { ProofForm } from '../../screens/account/secondFactor/ProofForm.tsx'

interface BindDialogProps {
  send: (password: string) => Promise<void>
  onClose: () => void
}

/**
 * Asks for the password before a WeChat account is bound to this one. Only its buttons close it, because WeChat's code is valid
 * only once.
 */
export function BindDialog({ send, onClose }: BindDialogProps) {
  const id = useId()
  const translate = useTranslate()
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('weChat.bindTitle')}</DialogTitle>
      <DialogContent>
        <ProofForm
          asks={['password']}
          submit="weChat.bind"
          send={({ password = '' }) => send(password)}
          onCancel={onClose}
        >
          <DialogContentText>{translate('weChat.bindQuestion')}</DialogContentText>
        </ProofForm>
      </DialogContent>
    </Dialog>
  )
}
