import HighlightOff from '@mui/icons-material/HighlightOff'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { LinkBase, useTranslate } from 'react-admin'
import { homeItem } from '../../../session/menus/consoleMenus.ts'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { usePageWords } from '../parts/usePageWords.ts'
import { Result } from './Result.tsx'

/** The address at which each problem on the page can be fixed. */
const remedies = { phone: '/setting?tab=basic', password: '/setting?tab=security' } as const

/** The result page of a failure: each reason, with a link to fix it. */
export function FailPage() {
  const { fail: words } = usePageWords()
  const translate = useTranslate()
  return (
    <>
      <SampleTitle path="/samples/result/fail" />
      <Result
        status="error"
        title={words.title}
        hint={words.hint}
        actions={
          <>
            <Button variant="contained" component={LinkBase} to={remedies.phone}>
              {words.change}
            </Button>
            <Button variant="outlined" component={LinkBase} to={homeItem.path}>
              {translate('shell.toHome')}
            </Button>
          </>
        }
      >
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {words.reasonsTitle}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {reasons.map((reason) => (
            <Box component="li" key={reason} sx={reasonStyle}>
              <HighlightOff color="error" fontSize="small" aria-hidden />
              <span>{words.reasons[reason]}</span>
              <Button size="small" component={LinkBase} to={remedies[reason]} sx={{ my: -0.5 }}>
                {words.remedies[reason]}
              </Button>
            </Box>
          ))}
        </Box>
      </Result>
    </>
  )
}

const reasons = ['phone', 'password'] as const

const reasonStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 }
