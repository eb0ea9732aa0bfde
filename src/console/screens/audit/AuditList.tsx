import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EntityName } from '#generated/types/EntityName.ts'
import { EntityList } from '../list/EntityList.tsx'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { ChainCard } from './ChainCard.tsx'
import { auditStateQuery } from './auditStateQuery.ts'

/** The audit log, below a card with the state of its chain. */
export function AuditList() {
  const resource = resourceOf('audit' satisfies EntityName)
  return resource && <EntityList resource={resource} Around={BelowChain} />
}

/** The card's height depends on its text, so the list stays hidden until its position is known. */
function BelowChain({ children }: { children: ReactNode }) {
  const { isPending } = useQuery(auditStateQuery)
  return (
    <Stack spacing={2}>
      <ChainCard />
      <Box sx={{ visibility: isPending ? 'hidden' : undefined }}>{children}</Box>
    </Stack>
  )
}
