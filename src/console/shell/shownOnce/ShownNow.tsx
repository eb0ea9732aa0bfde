import { ShownOnceDialog } from '../../kit/widgets/ShownOnceDialog.tsx'
import type { ShownOnce } from '../../session/api/callApi.ts'
import { useShownWords } from './useShownWords.ts'

interface ShownNowProps {
  shown: ShownOnce
  onClose: () => void
}

/** A secret that the server generated, with instructions for its use. */
export function ShownNow({ shown: { kind, text }, onClose }: ShownNowProps) {
  const { title, label, done } = useShownWords()[kind]
  return <ShownOnceDialog title={title} label={label} text={text} words={done} onClose={onClose} />
}
