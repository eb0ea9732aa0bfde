import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { usePasswordFault } from '../../../kit/password/usePasswordFault.ts'
import type { CurrentUser } from '../../../session/api/CurrentUser.ts'
import { currentUserQuery } from '../../../session/api/currentQueries.ts'
import type { Strength } from './Strength.ts'

const steps = { weak: 1, medium: 2, strong: 3 } as const satisfies Record<Strength, number>
const colors = {
  weak: 'error.main',
  medium: 'warning.main',
  strong: 'success.main',
} as const satisfies Record<Strength, string>

/**
 * The strength of a new password as a word and a bar, and the reason if it is not accepted. The first keystroke loads the
 * estimator.
 */
export function PasswordStrength({ password }: { password: string }) {
  const translate = useTranslate()
  const { data: user } = useQuery(currentUserQuery)
  const typed = useDeferredValue(password)
  const strength = useStrength(typed, user)
  const fault = usePasswordFault(typed, user?.username ?? '')
  return (
    <Box role="status" sx={{ minHeight: 26 }}>
      {strength && password !== '' && (
        <>
          <Box aria-hidden sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}>
            {[1, 2, 3].map((step) => (
              <Box
                key={step}
                sx={{
                  flex: 1,
                  height: 4,
                  borderRadius: 2,
                  bgcolor:
                    step <= (fault ? 1 : steps[strength])
                      ? colors[fault ? 'weak' : strength]
                      : 'action.disabledBackground',
                }}
              />
            ))}
          </Box>
          <Typography variant="caption" color="text.secondary" sx={{ mr: 1 }}>
            {translate('account.strength.title', {
              strength: translate(`account.strength.${fault ? 'weak' : strength}`),
            })}
          </Typography>
          {fault && (
            <Typography variant="caption" color="error">
              {translate(`passwordFaults.${fault}`)}
            </Typography>
          )}
        </>
      )}
    </Box>
  )
}

function useStrength(password: string, user: CurrentUser | undefined): Strength | undefined {
  const [strength, setStrength] = useState<Strength>()
  useEffect(() => {
    if (password === '') return undefined
    let isCurrent = true
    const estimate = async () => {
      const { estimateStrength } = await import('./estimateStrength.ts')
      if (isCurrent) setStrength(estimateStrength(password, user ? [user.username, user.name] : []))
    }
    // A failed load is ignored, since the password can be changed without the estimator.
    estimate().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [password, user])
  return strength
}
