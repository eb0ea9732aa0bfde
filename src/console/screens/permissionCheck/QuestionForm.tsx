import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ChoiceField } from './ChoiceField.tsx'
import { questionIn } from './Question.ts'
import type { Question } from './Question.ts'
import { useCalls, useCodes, useSubjects } from './useChoices.ts'

interface QuestionFormProps {
  /** The last question. */
  query: URLSearchParams
  /** Whether the query fixes the subject, so that only the call or code is asked for. */
  isSubjectGiven?: boolean
  onAsk: (question: Question) => void
}

const subjects = ['user', 'role'] as const
const targets = ['call', 'code'] as const

/** Asks for a user or role, and for a call or code. */
export function QuestionForm({ query, isSubjectGiven = false, onAsk }: QuestionFormProps) {
  const translate = useTranslate()
  const [subject, setSubject] = useState<(typeof subjects)[number]>(query.has('role') ? 'role' : 'user')
  const [target, setTarget] = useState<(typeof targets)[number]>(query.has('code') ? 'code' : 'call')
  const [who, setWho] = useState(query.get('user') ?? query.get('role') ?? '')
  const [what, setWhat] = useState(query.get('call') ?? query.get('code') ?? '')
  const people = useSubjects(subject, useDeferredValue(who))
  const calls = useCalls()
  const codes = useCodes()
  const question = questionIn(new URLSearchParams({ [subject]: who, [target]: what }))
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (question) onAsk(question)
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {!isSubjectGiven && (
        <Part>
          <Kinds
            label={translate('permissionCheck.who')}
            kinds={subjects}
            kind={subject}
            onKind={(kind) => {
              setSubject(kind)
              setWho('')
            }}
          />
          <ChoiceField
            label={translate(`permissionCheck.${subject}`)}
            help={translate(`permissionCheck.${subject}Help`)}
            value={who}
            choices={people}
            onChange={setWho}
          />
        </Part>
      )}
      <Part>
        <Kinds
          label={translate('permissionCheck.what')}
          kinds={targets}
          kind={target}
          onKind={(kind) => {
            setTarget(kind)
            setWhat('')
          }}
        />
        <ChoiceField
          label={translate(`permissionCheck.${target}`)}
          help={translate(`permissionCheck.${target}Help`)}
          value={what}
          choices={target === 'call' ? calls : codes}
          onChange={setWhat}
        />
      </Part>
      <Button
        type="submit"
        variant="contained"
        disabled={!question}
        sx={{ justifySelf: 'start', minWidth: 120 }}
      >
        {translate('permissionCheck.ask')}
      </Button>
    </Box>
  )
}

function Part({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { sm: '180px minmax(0, 1fr)' },
      }}
    >
      {children}
    </Box>
  )
}

interface KindsProps<Kind extends string> {
  label: string
  kinds: readonly Kind[]
  kind: Kind
  onKind: (kind: Kind) => void
}

function Kinds<Kind extends string>({ label, kinds, kind, onKind }: KindsProps<Kind>) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={label}
      value={kind}
      onChange={(_event, next: Kind | null) => next && onKind(next)}
    >
      {kinds.map((each) => (
        <ToggleButton key={each} value={each} sx={{ height: 40 }}>
          {translate(`permissionCheck.${each}Kind`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
