import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { LinkBase, useLocation, useTranslate } from 'react-admin'
import { homeItem } from '../../../session/menus/consoleMenus.ts'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { usePageWords } from '../parts/usePageWords.ts'
import { Result } from './Result.tsx'
import { submittedIn } from './Submitted.ts'
import { SubmittedValues } from './SubmittedValues.tsx'

/** The result page of a success: the finished steps, the submitted values, and the next steps. */
export function SuccessPage() {
  const { success: words } = usePageWords()
  const translate = useTranslate()
  const submitted = submittedIn(useLocation().state)
  return (
    <>
      <SampleTitle path="/samples/result/success" />
      <Result
        status="success"
        title={words.title}
        hint={submitted ? words.checked : words.hint}
        actions={
          <>
            <Button variant="contained" component={LinkBase} to={submitted?.from ?? '/samples/form/basic'}>
              {submitted ? words.again : words.fillIn}
            </Button>
            <Button variant="outlined" component={LinkBase} to={homeItem.path}>
              {translate('shell.toHome')}
            </Button>
          </>
        }
      >
        <Stepper activeStep={words.steps.length} alternativeLabel aria-label={words.progress}>
          {words.steps.map((step) => (
            <Step key={step}>
              <StepLabel>{step}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {submitted && (
          <Box sx={{ mt: 4 }}>
            <SubmittedValues {...submitted} />
          </Box>
        )}
      </Result>
    </>
  )
}
