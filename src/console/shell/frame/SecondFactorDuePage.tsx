import { useTranslate } from 'react-admin'
import { EnrolSteps } from '../../screens/account/secondFactor/EnrolSteps.tsx'
import { DuePage } from './DuePage.tsx'

/** Blocks everything else until a member of a role that requires it has set up a second factor. */
export function SecondFactorDuePage() {
  const translate = useTranslate()
  return (
    <DuePage
      title={translate('account.secondFactor.dueTitle')}
      hint={translate('account.secondFactor.dueHint')}
    >
      <EnrolSteps onDone={() => window.location.reload()} />
    </DuePage>
  )
}
