import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useTabTitle } from '../../kit/tabs/useTabTitle.ts'
import { ExplanationView } from './ExplanationView.tsx'
import { questionIn } from './Question.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

/** Asks whether a user may do something, and why. The address holds the question, so that it can be passed on. */
export function PermissionCheckPage() {
  const translate = useTranslate()
  const [query, setQuery] = useSearchParams()
  const question = questionIn(query)
  useTabTitle(translate('permissionCheck.title'))
  return (
    <Card sx={{ maxWidth: 960 }}>
      <PageTitle title="permissionCheck.title" />
      <CardContent sx={{ p: { xs: 2, md: 3 } }}>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {translate('permissionCheck.explain')}
        </Typography>
        {/* Another question in the address, as from a link, resets the form. */}
        <QuestionForm
          key={query.toString()}
          query={query}
          onAsk={(asked) => setQuery(new URLSearchParams(Object.entries(asked)))}
        />
        {question && <ExplanationView question={question} />}
      </CardContent>
    </Card>
  )
}
