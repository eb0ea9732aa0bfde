import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useQuery } from '@tanstack/react-query'
import type { User } from '#generated/types/user.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { securityQuery } from '../../account/shared/accountQueries.ts'
import { usePageWords } from '../parts/usePageWords.ts'

/** The steps of setting up an account, done and not done. */
export function Completeness({ user }: { user: JsonObject }) {
  const { profile: words } = usePageWords()
  const { data: security } = useQuery(securityQuery)
  const isSet = (name: keyof User) => textOf(user[name]) !== ''
  const steps = [
    { name: 'avatar' satisfies keyof User, isDone: isSet('avatar') },
    { name: 'email', isDone: isSet('email') },
    { name: 'phone', isDone: isSet('phone') },
    { name: 'secondFactor', isDone: security !== undefined && security.enabledAt !== '' },
  ] as const
  return (
    <Stepper nonLinear alternativeLabel activeStep={-1} aria-label={words.completeness} sx={{ mt: 3 }}>
      {steps.map(({ name, isDone }) => (
        <Step key={name} completed={isDone}>
          <StepLabel optional={isDone ? words.done : words.open} sx={labelStyle}>
            {words.steps[name]}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}

const labelStyle = { '& .MuiStepLabel-labelContainer': { textAlign: 'center', fontSize: '0.8125rem' } }
