import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { QrCode } from '#console/kit/widgets/qrCode/QrCode.tsx'
import type { QrCodeStatus } from '#console/kit/widgets/qrCode/QrCode.tsx'
import { Variant } from '../parts/Variant.tsx'
import { fillIn } from '../parts/fillIn.ts'
import { useSampleWords } from '../parts/useSampleWords.ts'

const address = 'https://example.com/invite?code=2026'

// The simulated time in milliseconds in which a server would make a new code.
const loadingTime = 1000

/** A QR code in each of its states. */
export function QrCodeExample() {
  const { qrCode: words } = useSampleWords()
  const [status, setStatus] = useState<QrCodeStatus>('expired')
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (status !== 'loading') return undefined
    const timer = setTimeout(() => setStatus('active'), loadingTime)
    return () => clearTimeout(timer)
  }, [status])
  const refresh = () => {
    setStatus('loading')
    setCount(count + 1)
  }
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Variant name={words.active}>
        <QrCode value={address} words={words} />
      </Variant>
      <Variant name={words.withIcon}>
        <QrCode value={address} words={words} icon="/images/logo.svg" level="H" />
      </Variant>
      <Variant name={words.isExpired}>
        <QrCode value={address} words={words} status={status} onRefresh={refresh} />
        {count > 0 && <p role="status">{fillIn(words.refreshed, { count })}</p>}
      </Variant>
    </Stack>
  )
}
