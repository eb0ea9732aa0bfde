import Mail from '@mui/icons-material/MailOutlined'
import Avatar from '@mui/material/Avatar'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import type { ChipColor } from '#shared/contracts/StateMachine.ts'
import { JsonView } from '../../../kit/widgets/JsonView.tsx'
import { StatusChip } from '../../../kit/widgets/StatusChip.tsx'
import { SampleCard } from '../parts/SampleCard.tsx'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { Variant } from '../parts/Variant.tsx'
import { fillIn } from '../parts/fillIn.ts'
import { usePageWords } from '../parts/usePageWords.ts'

const most = 99

const colors = [
  'default',
  'primary',
  'success',
  'warning',
  'error',
  'info',
] as const satisfies readonly ChipColor[]

/** Badges on icons, chips of a state, and a badge in the menu. */
export function BadgePage() {
  const { badge: words } = usePageWords()
  return (
    <Stack spacing={2} useFlexGap>
      <SampleTitle path="/samples/other/badge" />
      <SampleCard title={words.counts} hint={words.countsHint}>
        <Counts />
      </SampleCard>
      <SampleCard title={words.states} hint={words.statesHint}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
          {colors.map((color) => (
            <StatusChip key={color} color={color} label={words.colors[color]} />
          ))}
        </Stack>
      </SampleCard>
      <SampleCard title={words.menu} hint={words.menuHint}>
        <Box sx={{ mt: 2 }}>
          <JsonView value={{ badge: '3' }} />
        </Box>
      </SampleCard>
    </Stack>
  )
}

function Counts() {
  const { badge: words } = usePageWords()
  const [count, setCount] = useState(5)
  const [isNew, setNew] = useState(true)
  return (
    <>
      <Stack direction="row" useFlexGap spacing={5} sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Variant name={words.count}>
          <Badge
            badgeContent={count}
            color="error"
            max={most}
            role="img"
            aria-label={fillIn(words.unread, { count })}
          >
            <Mail aria-hidden />
          </Badge>
        </Variant>
        <Variant name={words.many}>
          <Badge badgeContent={most + 1} color="error" max={most} role="img" aria-label={words.manyUnread}>
            <Mail aria-hidden />
          </Badge>
        </Variant>
        <Variant name={words.dot}>
          <Badge
            variant="dot"
            color="error"
            invisible={!isNew}
            role="img"
            aria-label={isNew ? words.isNew : words.nothingNew}
          >
            <Mail aria-hidden />
          </Badge>
        </Variant>
        <Variant name={words.online}>
          <Badge
            variant="dot"
            color="success"
            overlap="circular"
            role="img"
            aria-label={words.isOnline}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          >
            <Avatar sx={{ width: 32, height: 32, fontSize: '0.875rem' }}>{words.initial}</Avatar>
          </Badge>
        </Variant>
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 3, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setCount(count + 1)}>
          {words.more}
        </Button>
        <Button variant="outlined" disabled={count === 0} onClick={() => setCount(count - 1)}>
          {words.less}
        </Button>
        <Button variant="outlined" onClick={() => setNew(!isNew)}>
          {words.toggleDot}
        </Button>
      </Stack>
    </>
  )
}
