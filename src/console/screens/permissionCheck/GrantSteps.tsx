import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { GrantStep, RoleOrMenu } from '#shared/permissions/Explanation.ts'
import { NamedLink } from './NamedLink.tsx'

/** The fewest grants that would allow it, step by step; without steps no grant would help. */
export function GrantSteps({ steps }: { steps: readonly GrantStep[] | undefined }) {
  const id = useId()
  const translate = useTranslate()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('permissionCheck.grant')}
      </Typography>
      {!steps && <Typography color="text.secondary">{translate('permissionCheck.noGrant')}</Typography>}
      {steps && (
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.75 }}>
          {steps.map((step) => (
            <Typography component="li" variant="body2" key={keyOf(step)}>
              {translate(`permissionCheck.step.${step.step}`)}
              {namesIn(step).map(({ entity, named }) => (
                <Box component="span" key={entity} sx={{ ml: 1 }}>
                  <NamedLink entity={entity} named={named} />
                </Box>
              ))}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  )
}

function namesIn(step: GrantStep): { entity: 'role' | 'menu'; named: RoleOrMenu }[] {
  return [
    ...('role' in step ? [{ entity: 'role' as const, named: step.role }] : []),
    ...('menu' in step ? [{ entity: 'menu' as const, named: step.menu }] : []),
  ]
}

function keyOf(step: GrantStep): string {
  return [step.step, ...namesIn(step).map(({ named }) => named.id)].join(' ')
}
