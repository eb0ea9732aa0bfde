import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase, useGetIdentity, useTranslate } from 'react-admin'
import { useCan } from '../../session/access/AccessContext.ts'
import { ExplanationView } from './ExplanationView.tsx'
import { addressOfQuestion, explainCode } from './Question.ts'

/** The reason why the current user may not open a page, for users who may ask for it. */
export function WhyDenied({ code }: { code: string }) {
  const mayAsk = useCan(explainCode)
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  if (!mayAsk || identity === undefined) return null
  const question = { user: String(identity.id), code }
  return (
    <Box sx={{ mt: 4, mx: 'auto', maxWidth: 720, textAlign: 'start' }}>
      <ExplanationView question={question} />
      <Button component={LinkBase} to={addressOfQuestion(question)} sx={{ mt: 2 }}>
        {translate('permissionCheck.title')}
      </Button>
    </Box>
  )
}
