import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { AuditProblem, AuditReport } from '#shared/audit/AuditReport.ts'
import { problemText } from '#shared/audit/problemText.ts'
import { currentLanguage } from '../../kit/config/language.ts'

const shown = 5

/** The first problems found in the chain; rows that still exist can be opened. */
export function ChainProblems({ report: { problems, moreProblems } }: { report: AuditReport }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const more = problems.length + moreProblems - shown
  return (
    <Alert severity="error" variant="standard" sx={{ borderRadius: 0 }}>
      <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
        {problems.slice(0, shown).map((problem) => (
          <li key={`${problem.kind} ${problem.number} ${problem.id}`}>
            {problemText(withoutId(problem), currentLanguage())}
            {problem.id !== undefined && problem.kind !== 'removed' && (
              <>
                {' '}
                <Link
                  component={LinkBase}
                  to={createPath({ resource: 'audit' satisfies EntityName, id: problem.id, type: 'show' })}
                  color="inherit"
                  underline="always"
                >
                  {translate('history.chain.open')}
                </Link>
              </>
            )}
          </li>
        ))}
      </Box>
      {more > 0 && translate('history.chain.more', { smart_count: more })}
    </Alert>
  )
}

/** The row's number identifies it well enough, and the row can be opened. */
function withoutId({ id, ...place }: AuditProblem): AuditProblem {
  return place.number === undefined && id !== undefined ? { ...place, id } : place
}
