import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { EntityList } from '../../pages/list/EntityList.tsx'
import { resourceOf } from '../resourceOf.ts'
import { ChainCard } from './ChainCard.tsx'

/** The audit log below what is known of its chain. */
export function AuditList() {
  const resource = resourceOf('audit')
  return resource && <EntityList resource={resource} Around={BelowChain} />
}

function BelowChain({ children }: { children: ReactNode }) {
  return (
    <Stack spacing={2}>
      <ChainCard />
      {children}
    </Stack>
  )
}
