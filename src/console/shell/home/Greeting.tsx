import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { currentUserQuery } from '../../session/api/currentQueries.ts'
import { greetingAt } from './greetingAt.ts'

/** A greeting that depends on the time of day. */
export function Greeting({ hint }: { hint: string }) {
  const translate = useTranslate()
  const { data: user } = useQuery(currentUserQuery)
  const [greetingKey] = useState(() => greetingAt(new Date().getHours()))
  const greeting = translate(greetingKey)
  return (
    <Box sx={{ mb: 3, mt: 1 }}>
      <Typography component="h2" variant="h4">
        {translate('shell.welcome.greeting', { greeting, name: user?.name ?? '' })}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {hint}
      </Typography>
    </Box>
  )
}
