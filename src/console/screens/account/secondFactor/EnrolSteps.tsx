import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { objectOf } from '#shared/json/objectOf.ts'
import { monospaceFamily } from '../../../kit/colors/tokens.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { callApi } from '../../../session/api/session.ts'
import { codesIn } from './codesIn.ts'
import { ProofForm } from './ProofForm.tsx'
import type { Proof } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface Enrolment {
  secret: string
  address: string
}

interface EnrolStepsProps {
  /** Called once the user confirms that the recovery codes are saved. */
  onDone: () => void
  onCancel?: () => void
}

/** Sets up an authenticator in three steps: the password, a QR code with a first code, the recovery codes. */
export function EnrolSteps({ onDone, onCancel }: EnrolStepsProps) {
  const translate = useTranslate()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = async (proof: Proof) => setEnrolment(enrolmentIn(await callFactor('POST', proof)))
  const confirm = async (proof: Proof) => setCodes(codesIn(await callFactor('PUT', proof)))
  const cancel = onCancel && { onCancel }
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  if (!enrolment)
    return (
      <ProofForm
        key="password"
        asks={['password']}
        submit="account.secondFactor.next"
        send={begin}
        {...cancel}
      />
    )
  return (
    <ProofForm key="code" asks={['code']} submit="account.secondFactor.enable" send={confirm} {...cancel}>
      <Typography>{translate('account.secondFactor.scan')}</Typography>
      <Box sx={pictureStyle}>
        <QRCodeSVG
          value={enrolment.address}
          size={180}
          marginSize={2}
          role="img"
          aria-label={translate('account.secondFactor.picture')}
        />
      </Box>
      <Box>
        <Typography variant="body2" color="text.secondary">
          {translate('account.secondFactor.manual')}
        </Typography>
        <Typography component="code" sx={{ fontFamily: monospaceFamily, overflowWrap: 'anywhere' }}>
          {grouped(enrolment.secret)}
        </Typography>
      </Box>
    </ProofForm>
  )
}

// The colours are the same in every theme, because authenticators read dark squares on white.
const pictureStyle = {
  alignSelf: 'center',
  lineHeight: 0,
  bgcolor: '#fff',
  borderRadius: 1,
  overflow: 'hidden',
}

async function callFactor(method: 'POST' | 'PUT', proof: Proof): Promise<unknown> {
  return (await callApi('/current/second-factor', { method, body: JSON.stringify(proof) })).data
}

function enrolmentIn(data: unknown): Enrolment {
  const facts = objectOf(data)
  return { secret: textOf(facts['secret']), address: textOf(facts['address']) }
}

function grouped(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
